/** Connections, requests, and bodies are limited by where they come from. */
@NullMarked
package dev.grundy.web.limit;

import org.jspecify.annotations.NullMarked;
