package dev.grundy.people.audit;

/** In which form the log is taken along. */
enum AuditFormat {
    CSV("csv", "text/csv;charset=UTF-8"),
    JSON_LINES("jsonl", "application/jsonl;charset=UTF-8");

    private final String code;
    private final String mediaType;

    AuditFormat(String code, String mediaType) {
        this.code = code;
        this.mediaType = mediaType;
    }

    /** Also the ending of the file. */
    String code() {
        return code;
    }

    String mediaType() {
        return mediaType;
    }

    /** {@link #CSV} for everything else. */
    static AuditFormat ofCode(String code) {
        return JSON_LINES.code.equals(code) ? JSON_LINES : CSV;
    }
}
