/* facts.h: tests of the runner's parts that can be tried without a kernel. A test's name is the fact it shows. */
#ifndef FACTS_H
#define FACTS_H

#include "../../../main/c/cell/cell.h"

struct fact {
    const char *name;
    void (*show)(void);
};
extern const struct fact request_facts[], limits_facts[]; /* each list ends with a NULL name */

void disprove(const char *file, int line, const char *claim); /* of the fact that is being shown */
#define CLAIM(claim) ((claim) ? (void)0 : disprove(__FILE__, __LINE__, #claim))
#define FACT(name) {#name, name}

#endif
