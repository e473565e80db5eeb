#include "CTweenBus.h"

#include <dlfcn.h>
#include <stddef.h>

// As dbus/dbus.h declares them, and no more than is called. `bool_t` is its dbus_bool_t.
typedef uint32_t bool_t;

static struct {
  bool_t (*threads_init_default)(void);
  ctb_connection (*connection_open_private)(const char *, void *);
  bool_t (*bus_register)(ctb_connection, void *);
  void (*connection_set_exit_on_disconnect)(ctb_connection, bool_t);
  void (*connection_close)(ctb_connection);
  void (*connection_unref)(ctb_connection);
  const char *(*bus_get_unique_name)(ctb_connection);
  bool_t (*connection_get_unix_fd)(ctb_connection, int *);
  bool_t (*connection_read_write)(ctb_connection, int);
  bool_t (*connection_has_messages_to_send)(ctb_connection);
  ctb_message (*connection_pop_message)(ctb_connection);
  bool_t (*connection_send)(ctb_connection, ctb_message, uint32_t *);
  void (*bus_add_match)(ctb_connection, const char *, void *);
  ctb_message (*message_new_method_call)(
      const char *, const char *, const char *, const char *);
  ctb_message (*message_new_method_return)(ctb_message);
  ctb_message (*message_new_error)(ctb_message, const char *, const char *);
  ctb_message (*message_new_signal)(const char *, const char *, const char *);
  void (*message_set_auto_start)(ctb_message, bool_t);
  void (*message_unref)(ctb_message);
  int (*message_get_type)(ctb_message);
  uint32_t (*message_get_reply_serial)(ctb_message);
  bool_t (*message_get_no_reply)(ctb_message);
  const char *(*message_get_path)(ctb_message);
  const char *(*message_get_interface)(ctb_message);
  const char *(*message_get_member)(ctb_message);
  const char *(*message_get_sender)(ctb_message);
  bool_t (*message_iter_init)(ctb_message, ctb_iterator *);
  int (*message_iter_get_arg_type)(ctb_iterator *);
  void (*message_iter_get_basic)(ctb_iterator *, void *);
  bool_t (*message_iter_next)(ctb_iterator *);
  void (*message_iter_recurse)(ctb_iterator *, ctb_iterator *);
  void (*message_iter_init_append)(ctb_message, ctb_iterator *);
  bool_t (*message_iter_append_basic)(ctb_iterator *, int, const void *);
  bool_t (*message_iter_open_container)(
      ctb_iterator *, int, const char *, ctb_iterator *);
  bool_t (*message_iter_close_container)(ctb_iterator *, ctb_iterator *);
} dbus;

// Finds one function; the names above are libdbus-1's without what they all begin with.
#define FIND(name) \
  if ((*(void **)&dbus.name = dlsym(library, "dbus_" #name)) == NULL) goto missing

bool ctb_load(void) {
  void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  FIND(threads_init_default);
  FIND(connection_open_private);
  FIND(bus_register);
  FIND(connection_set_exit_on_disconnect);
  FIND(connection_close);
  FIND(connection_unref);
  FIND(bus_get_unique_name);
  FIND(connection_get_unix_fd);
  FIND(connection_read_write);
  FIND(connection_has_messages_to_send);
  FIND(connection_pop_message);
  FIND(connection_send);
  FIND(bus_add_match);
  FIND(message_new_method_call);
  FIND(message_new_method_return);
  FIND(message_new_error);
  FIND(message_new_signal);
  FIND(message_set_auto_start);
  FIND(message_unref);
  FIND(message_get_type);
  FIND(message_get_reply_serial);
  FIND(message_get_no_reply);
  FIND(message_get_path);
  FIND(message_get_interface);
  FIND(message_get_member);
  FIND(message_get_sender);
  FIND(message_iter_init);
  FIND(message_iter_get_arg_type);
  FIND(message_iter_get_basic);
  FIND(message_iter_next);
  FIND(message_iter_recurse);
  FIND(message_iter_init_append);
  FIND(message_iter_append_basic);
  FIND(message_iter_open_container);
  FIND(message_iter_close_container);
  return dbus.threads_init_default();
missing:
  dlclose(library);
  return false;
}

ctb_connection ctb_open(const char *address) {
  ctb_connection connection = dbus.connection_open_private(address, NULL);
  if (connection == NULL) return NULL;
  dbus.connection_set_exit_on_disconnect(connection, false);
  if (dbus.bus_register(connection, NULL)) return connection;
  ctb_close(connection);
  return NULL;
}

void ctb_close(ctb_connection connection) {
  dbus.connection_close(connection);
  dbus.connection_unref(connection);
}

const char *ctb_unique_name(ctb_connection connection) {
  return dbus.bus_get_unique_name(connection);
}

int ctb_file(ctb_connection connection) {
  int file = -1;
  return dbus.connection_get_unix_fd(connection, &file) ? file : -1;
}

bool ctb_exchange(ctb_connection connection) { return dbus.connection_read_write(connection, 0); }

bool ctb_has_output(ctb_connection connection) {
  return dbus.connection_has_messages_to_send(connection);
}

ctb_message ctb_pop(ctb_connection connection) { return dbus.connection_pop_message(connection); }

uint32_t ctb_send(ctb_connection connection, ctb_message message) {
  uint32_t serial = 0;
  return dbus.connection_send(connection, message, &serial) ? serial : 0;
}

void ctb_add_match(ctb_connection connection, const char *rule) {
  // Without a place for an error it does not wait for the answer.
  dbus.bus_add_match(connection, rule, NULL);
}

ctb_message ctb_new_call(
    const char *destination, const char *path, const char *interface, const char *member) {
  return dbus.message_new_method_call(destination, path, interface, member);
}

ctb_message ctb_new_return(ctb_message call) { return dbus.message_new_method_return(call); }

ctb_message ctb_new_error(ctb_message call, const char *name, const char *text) {
  return dbus.message_new_error(call, name, text);
}

ctb_message ctb_new_signal(const char *path, const char *interface, const char *member) {
  return dbus.message_new_signal(path, interface, member);
}

void ctb_call_nobody_new(ctb_message message) { dbus.message_set_auto_start(message, false); }

void ctb_release(ctb_message message) { dbus.message_unref(message); }

int ctb_type(ctb_message message) { return dbus.message_get_type(message); }

uint32_t ctb_reply_serial(ctb_message message) { return dbus.message_get_reply_serial(message); }

bool ctb_wants_no_reply(ctb_message message) { return dbus.message_get_no_reply(message); }

const char *ctb_path(ctb_message message) { return dbus.message_get_path(message); }

const char *ctb_interface(ctb_message message) { return dbus.message_get_interface(message); }

const char *ctb_member(ctb_message message) { return dbus.message_get_member(message); }

const char *ctb_sender(ctb_message message) { return dbus.message_get_sender(message); }

bool ctb_read(ctb_message message, ctb_iterator *iterator) {
  return dbus.message_iter_init(message, iterator);
}

int ctb_value_type(ctb_iterator *iterator) { return dbus.message_iter_get_arg_type(iterator); }

void ctb_read_basic(ctb_iterator *iterator, void *value) {
  dbus.message_iter_get_basic(iterator, value);
}

bool ctb_next(ctb_iterator *iterator) { return dbus.message_iter_next(iterator); }

void ctb_enter(ctb_iterator *iterator, ctb_iterator *inside) {
  dbus.message_iter_recurse(iterator, inside);
}

void ctb_append(ctb_message message, ctb_iterator *iterator) {
  dbus.message_iter_init_append(message, iterator);
}

bool ctb_append_basic(ctb_iterator *iterator, int type, const void *value) {
  return dbus.message_iter_append_basic(iterator, type, value);
}

bool ctb_open_container(
    ctb_iterator *iterator, int type, const char *signature, ctb_iterator *inside) {
  return dbus.message_iter_open_container(iterator, type, signature, inside);
}

bool ctb_close_container(ctb_iterator *iterator, ctb_iterator *inside) {
  return dbus.message_iter_close_container(iterator, inside);
}
