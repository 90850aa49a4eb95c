package dev.grundy.studio.copy;

import java.util.Arrays;

/**
 * What is in a file. The bytes are not copied: nobody changes them.
 *
 * @param executable whether it may be executed, as scripts of packages are
 */
@SuppressWarnings("ArrayRecordComponent")
record FileContent(byte[] bytes, boolean executable) {
    boolean equalsContent(FileContent other) {
        return Arrays.equals(bytes, other.bytes) && executable == other.executable;
    }

    static FileContent text(String text) {
        return new FileContent(FileText.bytes(text), false);
    }
}
