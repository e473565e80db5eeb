/* The reference half of scripts/check-math: reads records of three doubles (two arguments, one
   result) from standard input and compares each result with MPFR's. Prints the number of records,
   the largest error in units in the last place, where it is, and how many results are not the
   nearest double. Exits 1 if an error reaches one unit or a special case is wrong. */

#include <math.h>
#include <mpfr.h>
#include <stdio.h>
#include <string.h>

static mpfr_t a, b, r, d;

static int evaluate(const char *name, double x, double y) {
  mpfr_set_d(a, x, MPFR_RNDN);
  mpfr_set_d(b, y, MPFR_RNDN);
#define ONE(f) if (!strcmp(name, #f)) return mpfr_##f(r, a, MPFR_RNDN), 1
#define TWO(f) if (!strcmp(name, #f)) return mpfr_##f(r, a, b, MPFR_RNDN), 1
  ONE(sin); ONE(cos); ONE(tan); ONE(asin); ONE(acos); ONE(atan); ONE(exp); ONE(expm1); ONE(log);
  ONE(log2); ONE(cbrt); TWO(atan2); TWO(pow); TWO(hypot);
  return 0;
}

static unsigned long long bits(double x) {
  unsigned long long u;
  memcpy(&u, &x, 8);
  return u;
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  mpfr_inits2(120, a, b, r, d, (mpfr_ptr)0);
  double record[3], worst = 0, worstX = 0, worstY = 0;
  long count = 0, inexact = 0, wrong = 0;
  while (fread(record, 8, 3, stdin) == 3) {
    double x = record[0], y = record[1], result = record[2];
    count++;
    if (!evaluate(argv[1], x, y)) return 2;
    double nearest = mpfr_get_d(r, MPFR_RNDN);
    if (isnan(nearest)) {
      /* Exactly the canonical NaN is wanted. */
      if (bits(result) != 0x7FF8000000000000ULL && wrong++ < 5)
        printf("wrong: %s(%a, %a) = %a, not NaN\n", argv[1], x, y, result);
      continue;
    }
    if (bits(nearest) == bits(result)) {
      if (!isfinite(nearest) || nearest == 0) continue;
    } else {
      inexact++;
    }
    if (!mpfr_number_p(r) || !isfinite(result)) {
      /* Infinite only where it is exact, or where the largest number is an ulp away. */
      double limit = mpfr_get_d(r, MPFR_RNDZ);
      if (bits(nearest) != bits(result) && !(isinf(result) && fabs(limit) == 0x1.fffffffffffffp1023)
          && wrong++ < 5)
        printf("wrong: %s(%a, %a) = %a, not %a\n", argv[1], x, y, result, nearest);
      continue;
    }
    if (signbit(nearest) != signbit(result) && wrong++ < 5)
      printf("wrong sign: %s(%a, %a) = %a, not %a\n", argv[1], x, y, result, nearest);
    int exponent;
    frexp(nearest == 0 ? 0x1p-1074 : fabs(nearest), &exponent);
    exponent = exponent - 53 < -1074 ? -1074 : exponent - 53;
    if (isinf(nearest)) exponent = 971;
    mpfr_sub_d(d, r, result, MPFR_RNDN);
    mpfr_mul_2si(d, d, -exponent, MPFR_RNDN);
    double error = fabs(mpfr_get_d(d, MPFR_RNDN));
    if (error > worst) {
      worst = error;
      worstX = x;
      worstY = y;
    }
  }
  printf("%-6s %ld results, largest error %.4f ulp at (%a, %a), %.3f%% not nearest, %ld wrong\n",
         argv[1], count, worst, worstX, worstY, 100.0 * inexact / (count ? count : 1), wrong);
  return worst >= 1 || wrong > 0;
}
