// A header tells.
int size;  // the size that nobody reads
/* A block that
 * shall be read. */
/* Plain words. */
int other; /* The row
              that somebody holds. */
int next;
// What the header has.
int last;
// Rows and
// What follows in a comment.
