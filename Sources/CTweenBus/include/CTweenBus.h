// The functions of libdbus-1 that this project calls. The library is opened while the program runs:
// neither building nor starting needs it. This layer is in C because the library's iterators are structs
// that the callers hold. Every function but `ctb_load` may be called only after that has returned true.
#ifndef CTWEENBUS_H
#define CTWEENBUS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct DBusConnection *ctb_connection;
typedef struct DBusMessage *ctb_message;

// A place in a message. libdbus-1 has 14 words in it and promises no more for its version 1.
typedef struct {
  void *words[16];
} ctb_iterator;

// The kinds of messages.
enum { ctb_method_call = 1, ctb_method_return = 2, ctb_error = 3, ctb_signal = 4 };

// Opens libdbus-1, once; false where it is not installed.
bool ctb_load(void);

// Opens a bus by its address, registers the program, and waits for the reply. Returns NULL if no bus
// replies at that address. The process continues when the connection is lost.
ctb_connection ctb_open(const char *address);
// Closes what `ctb_open` has opened.
void ctb_close(ctb_connection connection);
// The program's name on the bus, as long as the connection is open.
const char *ctb_unique_name(ctb_connection connection);
// The file that is readable when the bus has written; -1 where there is none.
int ctb_file(ctb_connection connection);
// Reads and writes as much as possible without waiting; false once the connection is lost.
bool ctb_exchange(ctb_connection connection);
// Whether something waits to be written.
bool ctb_has_output(ctb_connection connection);
// Returns the next received message, which the caller must release; NULL if there is none.
ctb_message ctb_pop(ctb_connection connection);
// Queues a message and returns its serial number; 0 if there is no memory.
uint32_t ctb_send(ctb_connection connection, ctb_message message);
// Subscribes to the signals that a rule describes. Does not wait.
void ctb_add_match(ctb_connection connection, const char *rule);

// Return new messages, which the caller must release; NULL if there is no memory. Names must be valid in
// D-Bus.
ctb_message ctb_new_call(
    const char *destination, const char *path, const char *interface, const char *member);
ctb_message ctb_new_return(ctb_message call);
ctb_message ctb_new_error(ctb_message call, const char *name, const char *text);
ctb_message ctb_new_signal(const char *path, const char *interface, const char *member);
// Marks a call, so that the bus does not start the called program.
void ctb_call_nobody_new(ctb_message message);
void ctb_release(ctb_message message);

int ctb_type(ctb_message message);
uint32_t ctb_reply_serial(ctb_message message);
bool ctb_wants_no_reply(ctb_message message);
// NULL where the message has none.
const char *ctb_path(ctb_message message);
const char *ctb_interface(ctb_message message);
const char *ctb_member(ctb_message message);
const char *ctb_sender(ctb_message message);

// Sets the iterator to the first argument of a message; false if the message has no arguments.
bool ctb_read(ctb_message message, ctb_iterator *iterator);
// The letter of the value's type; 0 after the last value.
int ctb_value_type(ctb_iterator *iterator);
void ctb_read_basic(ctb_iterator *iterator, void *value);
bool ctb_next(ctb_iterator *iterator);
void ctb_enter(ctb_iterator *iterator, ctb_iterator *inside);

void ctb_append(ctb_message message, ctb_iterator *iterator);
bool ctb_append_basic(ctb_iterator *iterator, int type, const void *value);
// `signature` is NULL for structs and entries of dictionaries.
bool ctb_open_container(
    ctb_iterator *iterator, int type, const char *signature, ctb_iterator *inside);
bool ctb_close_container(ctb_iterator *iterator, ctb_iterator *inside);

#endif
