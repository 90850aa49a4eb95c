/**
 * Brings problems of other formats in, as packages of format 2025-09, and gives packages out in other formats. Parts for which the target has no
 * place are listed, and kept. They are kept on the way in under attachments/original, on the way out in a file that other systems ignore. Entries:
 * {@link dev.grundy.format.exchange.PackageImport}, {@link dev.grundy.format.exchange.export.PackageExport}.
 */
@NullMarked
package dev.grundy.format.exchange;

import org.jspecify.annotations.NullMarked;
