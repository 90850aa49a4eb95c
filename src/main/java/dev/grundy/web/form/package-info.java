/** Forms are checked before a page reads them, and forged requests are refused. */
@NullMarked
package dev.grundy.web.form;

import org.jspecify.annotations.NullMarked;
