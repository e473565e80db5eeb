// Calls between shared objects use tables of addresses, which the dynamic linker fills (System V ABI,
// "Procedure Linkage Table" and "Relocation"). Each entry has a relocation with the function's name; the
// entries of the redirected functions get other addresses here.

#define _GNU_SOURCE
#if defined(__linux__) && defined(__LP64__)
#include "redirect.h"

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define IS_ADDRESS_OF_FUNCTION(type)                                                              \
  ((type) == R_X86_64_JUMP_SLOT || (type) == R_X86_64_GLOB_DAT || (type) == R_X86_64_64)
#elif defined(__aarch64__)
#define IS_ADDRESS_OF_FUNCTION(type)                                                              \
  ((type) == R_AARCH64_JUMP_SLOT || (type) == R_AARCH64_GLOB_DAT || (type) == R_AARCH64_ABS64)
#else
#define IS_ADDRESS_OF_FUNCTION(type) false
#endif

typedef struct {
  const redirection_t *functions;
  size_t count;
  int changed;
} work_t;

// The parts of an object that its dynamic section names.
typedef struct {
  const ElfW(Sym) *symbols;
  const char *names;
  const ElfW(Rela) *tables[2];
  size_t sizes[2];
} object_t;

// Entries that are constant once a program runs lie on pages that may not be written.
static bool write_entry(const struct dl_phdr_info *info, void **entry, void *value) {
  uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t address = (uintptr_t)entry;
  void *page = (void *)(address & ~(page_size - 1));
  bool is_constant = false;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_GNU_RELRO) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr;
    is_constant |= address >= start && address - start < header->p_memsz;
  }
  if (is_constant && mprotect(page, page_size, PROT_READ | PROT_WRITE) != 0) return false;
  __atomic_store_n(entry, value, __ATOMIC_RELEASE);
  if (is_constant) mprotect(page, page_size, PROT_READ);
  return true;
}

static object_t read_object(const struct dl_phdr_info *info) {
  object_t object = {0};
  const ElfW(Dyn) *entry = NULL;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type == PT_DYNAMIC)
      entry = (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
  }
  for (; entry && entry->d_tag != DT_NULL; entry++) {
    uintptr_t address = entry->d_un.d_ptr;
    // The kernel's own object has addresses that count from its start.
    if (address < info->dlpi_addr) address += info->dlpi_addr;
    switch (entry->d_tag) {
      case DT_SYMTAB: object.symbols = (const ElfW(Sym) *)address; break;
      case DT_STRTAB: object.names = (const char *)address; break;
      case DT_JMPREL: object.tables[0] = (const ElfW(Rela) *)address; break;
      case DT_PLTRELSZ: object.sizes[0] = entry->d_un.d_val; break;
      case DT_RELA: object.tables[1] = (const ElfW(Rela) *)address; break;
      case DT_RELASZ: object.sizes[1] = entry->d_un.d_val; break;
    }
  }
  return object;
}

static int redirect_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  work_t *work = context;
  if (info->dlpi_name && (strstr(info->dlpi_name, "/libc.so") || strstr(info->dlpi_name, "/ld-linux")))
    return 0;
  object_t object = read_object(info);
  if (!object.symbols || !object.names) return 0;
  for (int table = 0; table < 2; table++) {
    const ElfW(Rela) *relocation = object.tables[table];
    size_t count = relocation ? object.sizes[table] / sizeof *relocation : 0;
    for (; count > 0; count--, relocation++) {
      if (!IS_ADDRESS_OF_FUNCTION(ELF64_R_TYPE(relocation->r_info))) continue;
      const ElfW(Sym) *symbol = &object.symbols[ELF64_R_SYM(relocation->r_info)];
      // Names that the object defines itself are its own business.
      if (symbol->st_shndx != SHN_UNDEF) continue;
      const char *name = object.names + symbol->st_name;
      for (size_t i = 0; i < work->count; i++) {
        if (strcmp(name, work->functions[i].name) != 0) continue;
        void **place = (void **)(info->dlpi_addr + relocation->r_offset);
        if (write_entry(info, place, work->functions[i].replacement)) work->changed++;
      }
    }
  }
  return 0;
}

int redirect_calls(const redirection_t *functions, size_t count) {
  work_t work = {functions, count, 0};
  dl_iterate_phdr(redirect_object, &work);
  return work.changed;
}
#endif
