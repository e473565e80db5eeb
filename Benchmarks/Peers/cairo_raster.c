// Times Cairo's image surface on scene files, for comparison with `scripts/bench raster`.
// Usage: cairo_raster DIR [TEXT]: every *.f64 in DIR (whose name contains TEXT), one thread.
// Prints cairo,SCENE,ms_min,ms_median,1. The file format stands in RasterBench/Scene.swift.
#include <cairo/cairo.h>
#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 1024, FRAMES = 20, MOST_FRAMES = 400 };

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
  static const int sizes[] = {2, 2, 6, 5, 0, 5};
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

// Cairo has no conic gradient: gives 0 for those.
static int set_paint(cairo_t *c, const double *n) {
  int paint = (int)n[1];
  const double *a = n + 3, *b = n + 7, *g = n + 11;
  if (paint == 0) {
    cairo_set_source_rgba(c, a[0], a[1], a[2], a[3]);
    return 1;
  }
  if (paint == 1) return 0;
  cairo_pattern_t *p = paint == 2
      ? cairo_pattern_create_radial(g[0], g[1], g[2], g[0], g[1], g[3])
      : cairo_pattern_create_linear(g[0], g[1], g[2], g[3]);
  cairo_pattern_add_color_stop_rgba(p, 0, a[0], a[1], a[2], a[3]);
  cairo_pattern_add_color_stop_rgba(p, 1, b[0], b[1], b[2], b[3]);
  cairo_set_source(c, p);
  cairo_pattern_destroy(p);
  return 1;
}

static int draw(cairo_t *c, const double *n) {
  cairo_set_source_rgb(c, 0, 0, 0);
  cairo_paint(c);
  long count = (long)*n++;
  for (long i = 0; i < count; i++) {
    const double *commands = n + 17, *end = commands + (long)n[0];
    if (!set_paint(c, n)) return 0;
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
  return 1;
}

static void measure(const char *name, const double *numbers) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_t *c = cairo_create(surface);
  double times[MOST_FRAMES];
  int frames = 0;
  double begin = now(CLOCK_MONOTONIC);
  while (frames < FRAMES || (frames < MOST_FRAMES && now(CLOCK_MONOTONIC) - begin < 300)) {
    double start = now(CLOCK_THREAD_CPUTIME_ID);
    if (!draw(c, numbers)) {
      printf("cairo,%s,-,-,1,no conic gradients\n", name);
      frames = 0;
      break;
    }
    times[frames++] = now(CLOCK_THREAD_CPUTIME_ID) - start;
  }
  if (frames) {
    qsort(times, frames, sizeof(double), ascending);
    printf("cairo,%s,%.4f,%.4f,1\n", name, times[0], times[frames / 2]);
  }
  fflush(stdout);
  cairo_destroy(c);
  cairo_surface_destroy(surface);
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: cairo_raster DIR [TEXT]\n");
    return 64;
  }
  struct dirent **entries;
  int count = scandir(argv[1], &entries, NULL, alphasort);
  if (count < 0) {
    perror(argv[1]);
    return 66;
  }
  for (int i = 0; i < count; i++) {
    char *name = entries[i]->d_name, *dot = strrchr(name, '.');
    if (!dot || strcmp(dot, ".f64") || (argc > 2 && !strstr(name, argv[2]))) continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", argv[1], name);
    FILE *file = fopen(path, "rb");
    if (!file) continue;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    double *numbers = malloc(size);
    if (numbers && fread(numbers, 1, size, file) == (size_t)size) {
      *dot = 0;
      measure(name, numbers);
    }
    free(numbers);
    fclose(file);
  }
  return 0;
}
