/** The product in a real browser: Debian's Chromium, driven without a screen. */
@NullMarked
package dev.grundy.browser;

import org.jspecify.annotations.NullMarked;
