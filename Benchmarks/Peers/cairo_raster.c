// Times Cairo's image surface on scene files, for comparison with `scripts/bench raster`; one
// thread. The file format stands in RasterBench/Scene.swift.
// Usage: cairo_raster DIR [TEXT]: every *.f64 in DIR (whose name contains TEXT).
//        cairo_raster: for every line "FRAMES<tab>PATH" of the standard input, that scene.
// Prints cairo,SCENE,ms_min,ms_median,1; for what it cannot draw cairo,SCENE,-,-,1,REASON.
#include <cairo/cairo.h>
#include <dirent.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 1024, MOST_FRAMES = 400, ROUND_MS = 60, HEADER = 17 };

static const int sizes[] = {2, 2, 6, 5, 0, 5};

static double now(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void arc(cairo_t *c, const double *n) {
  if (n[4] < n[3])
    cairo_arc_negative(c, n[0], n[1], n[2], n[3], n[4]);
  else
    cairo_arc(c, n[0], n[1], n[2], n[3], n[4]);
}

static void add_path(cairo_t *c, const double *n, const double *end) {
  cairo_new_path(c);
  while (n < end) {
    int command = (int)*n++;
    switch (command) {
    case 0: cairo_move_to(c, n[0], n[1]); break;
    case 1: cairo_line_to(c, n[0], n[1]); break;
    case 2: cairo_curve_to(c, n[0], n[1], n[2], n[3], n[4], n[5]); break;
    case 3: arc(c, n); break;
    case 4: cairo_close_path(c); break;
    default: {
      double x = n[0], y = n[1], w = n[2], h = n[3], r = n[4];
      cairo_new_sub_path(c);
      cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
      cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
      cairo_arc(c, x + r, y + r, r, M_PI, 3 * M_PI / 2);
      cairo_arc(c, x + w - r, y + r, r, 3 * M_PI / 2, 2 * M_PI);
      cairo_close_path(c);
    }
    }
    n += sizes[command];
  }
}

// The noise of RasterBench's Picture.
static cairo_surface_t *make_picture(int width, int height) {
  cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  uint32_t *pixels = (uint32_t *)cairo_image_surface_get_data(s);
  int stride = cairo_image_surface_get_stride(s) / 4;
  cairo_surface_flush(s);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      uint32_t v = (uint32_t)(y * width + x) * 2654435761u;
      v ^= v >> 15;
      uint32_t a = v >> 24;
      uint32_t r = a * (v >> 16 & 255) / 255, g = a * (v >> 8 & 255) / 255, b = a * (v & 255) / 255;
      pixels[y * stride + x] = a << 24 | r << 16 | g << 8 | b;
    }
  cairo_surface_mark_dirty(s);
  return s;
}

// What is made once for a scene: its first picture.
struct scene {
  double *numbers;
  cairo_surface_t *picture;
};

static void set_paint(cairo_t *c, const double *n, const struct scene *scene) {
  int paint = (int)n[1];
  const double *a = n + 3, *b = n + 7, *g = n + 11;
  if (paint == 0) {
    cairo_set_source_rgba(c, a[0], a[1], a[2], a[3]);
    return;
  }
  if (paint == 4) {
    const double *box = n + HEADER + 1;
    cairo_pattern_t *p = cairo_pattern_create_for_surface(scene->picture);
    cairo_matrix_t m;
    cairo_matrix_init_scale(&m, g[0] / box[2], g[1] / box[3]);
    cairo_matrix_translate(&m, -box[0], -box[1]);
    cairo_pattern_set_matrix(p, &m);
    cairo_set_source(c, p);
    cairo_pattern_destroy(p);
    return;
  }
  cairo_pattern_t *p = paint == 2
      ? cairo_pattern_create_radial(g[0], g[1], g[2], g[0], g[1], g[3])
      : cairo_pattern_create_linear(g[0], g[1], g[2], g[3]);
  cairo_pattern_add_color_stop_rgba(p, 0, a[0], a[1], a[2], a[3]);
  cairo_pattern_add_color_stop_rgba(p, 1, b[0], b[1], b[2], b[3]);
  cairo_set_source(c, p);
  cairo_pattern_destroy(p);
}

// Why a scene cannot be drawn, or NULL.
static const char *obstacle(struct scene *scene) {
  const double *n = scene->numbers;
  long count = (long)*n++;
  for (long i = 0; i < count; i++) {
    int paint = (int)n[1];
    if (paint == 1) return "no conic gradients";
    if (paint > 4) return "no blurs";
    if (paint == 4 && !scene->picture) scene->picture = make_picture((int)n[11], (int)n[12]);
    n += HEADER + (long)n[0];
  }
  return NULL;
}

static void draw(cairo_t *c, const struct scene *scene) {
  const double *n = scene->numbers;
  cairo_set_source_rgb(c, 0, 0, 0);
  cairo_paint(c);
  long count = (long)*n++;
  for (long i = 0; i < count; i++) {
    const double *commands = n + HEADER, *end = commands + (long)n[0];
    set_paint(c, n, scene);
    add_path(c, commands, end);
    if (n[2] > 0) {
      cairo_set_line_width(c, n[2]);
      cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND);
      cairo_stroke(c);
    } else {
      cairo_fill(c);
    }
    n = end;
  }
}

static void measure(const char *name, struct scene *scene, int least_frames, double least_ms) {
  const char *reason = obstacle(scene);
  if (reason) {
    printf("cairo,%s,-,-,1,%s\n", name, reason);
    fflush(stdout);
    return;
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_t *c = cairo_create(surface);
  double *times = malloc(sizeof(double) * (size_t)(least_frames + MOST_FRAMES + 1));
  int frames = 0;
  double begin = now(CLOCK_MONOTONIC);
  draw(c, scene);
  while (frames < least_frames ||
         (frames < MOST_FRAMES && now(CLOCK_MONOTONIC) - begin < least_ms)) {
    double start = now(CLOCK_THREAD_CPUTIME_ID);
    draw(c, scene);
    times[frames++] = now(CLOCK_THREAD_CPUTIME_ID) - start;
  }
  qsort(times, (size_t)frames, sizeof(double), ascending);
  printf("cairo,%s,%.4f,%.4f,1\n", name, times[0], times[frames / 2]);
  fflush(stdout);
  free(times);
  cairo_destroy(c);
  cairo_surface_destroy(surface);
}

// Gives 0 where the file cannot be read.
static int load(const char *path, struct scene *scene) {
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  double *numbers = malloc((size_t)size + 8);
  int is_read = numbers && size >= 8 && fread(numbers, 1, (size_t)size, file) == (size_t)size;
  fclose(file);
  if (!is_read) {
    free(numbers);
    return 0;
  }
  scene->numbers = numbers;
  scene->picture = NULL;
  return 1;
}

static void unload(struct scene *scene) {
  free(scene->numbers);
  if (scene->picture) cairo_surface_destroy(scene->picture);
}

static void measure_file(const char *path, int frames, double least_ms) {
  char name[1024];
  const char *slash = strrchr(path, '/');
  snprintf(name, sizeof name, "%s", slash ? slash + 1 : path);
  char *dot = strrchr(name, '.');
  if (dot) *dot = 0;
  struct scene scene;
  if (!load(path, &scene)) {
    printf("cairo,%s,-,-,1,cannot be read\n", name);
    fflush(stdout);
    return;
  }
  measure(name, &scene, frames, least_ms);
  unload(&scene);
}

static int measure_folder(const char *folder, const char *text) {
  struct dirent **entries;
  int count = scandir(folder, &entries, NULL, alphasort);
  if (count < 0) {
    perror(folder);
    return 66;
  }
  for (int i = 0; i < count; i++) {
    char *name = entries[i]->d_name, *dot = strrchr(name, '.');
    if (!dot || strcmp(dot, ".f64") || !strstr(name, text)) continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    measure_file(path, 20, 300);
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc > 3) {
    fprintf(stderr, "usage: cairo_raster [DIR [TEXT]]\n");
    return 64;
  }
  if (argc > 1) return measure_folder(argv[1], argc > 2 ? argv[2] : "");
  char line[8192];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    char *tab = strchr(line, '\t');
    if (!tab) continue;
    measure_file(tab + 1, atoi(line), ROUND_MS);
  }
  return 0;
}
