// The only header Swift sees of libxml2. It hides what differs between libxml2 releases (2.9 to 2.14)
// and what Swift cannot import (variadic functions, function-like macros).
#pragma once
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
