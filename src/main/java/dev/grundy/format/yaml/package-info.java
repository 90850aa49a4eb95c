/**
 * YAML as authors write it, read key by key with the types that are meant. So each fault names its file and line. Also
 * YAML written. Plain Java.
 */
@NullMarked
package dev.grundy.format.yaml;

import org.jspecify.annotations.NullMarked;
