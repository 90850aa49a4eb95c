package dev.grundy.studio.upload;

/**
 * A file of an uploaded package. The bytes are not copied: nobody changes them.
 *
 * @param path relative to the package's directory, with slashes
 */
@SuppressWarnings("ArrayRecordComponent")
public record UploadedFile(String path, byte[] content, boolean executable) {}
