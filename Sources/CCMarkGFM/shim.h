// <stdlib.h> brings `free`, which the strings that cmark returns need.
#include <stdlib.h>
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
