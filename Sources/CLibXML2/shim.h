// The only header Swift sees of libxml2. It hides what differs between libxml2 releases (2.9 to 2.14)
// and what Swift cannot import (variadic functions, function-like macros).
#pragma once
#include <libxml/xmlversion.h>
// A libxml2 that was built with ICU includes ICU's headers, whose types clash with the copy inside
// Foundation wherever a file sees both. Only the insides of encoding handlers depend on it, and
// nothing here looks into those.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

/// Where the parser stands, as a byte offset in the document. Right only while it reads the
/// document itself in the document's own encoding: callers hand in UTF-8 and expand no entities.
static inline long ibstack_xml_offset(xmlParserCtxtPtr context) {
  if (context == NULL || context->input == NULL) return 0;
  const xmlParserInputPtr input = context->input;
  return (long)input->consumed + (long)(input->cur - input->base);
}

/// Makes `context` call `handlers` with `user`, which must not be the context itself: libxml2 takes
/// that as leave to look up entities on its own.
static inline void ibstack_xml_set_handlers(
    xmlParserCtxtPtr context, const xmlSAXHandler *handlers, void *user) {
  *context->sax = *handlers;
  context->userData = user;
}

/// Frees a context and the document that libxml2 makes on the side for entity declarations.
static inline void ibstack_xml_free(xmlParserCtxtPtr context) {
  if (context->myDoc != NULL) xmlFreeDoc(context->myDoc);
  context->myDoc = NULL;
  xmlFreeParserCtxt(context);
}
