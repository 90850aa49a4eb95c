package dev.grundy.web.error;

import java.util.Arrays;
import java.util.Optional;

/**
 * The kinds of errors that programs can tell apart: {@code type} of problem details (RFC 9457). Codes are an interface and never
 * change; a new kind is a new code. They speak English, as the whole API does.
 */
public enum ErrorType {
    BAD_REQUEST(
            400,
            "bad-request",
            "The request makes no sense",
            "Something in the address, the headers or the body could not be understood."),
    MALFORMED_JSON(
            400,
            "malformed-json",
            "The body is no JSON",
            "The body must be one JSON value in UTF-8; the detail says where it stops being one."),
    TOKEN_IN_ADDRESS(
            400,
            "token-in-address",
            "A token does not belong into an address",
            "Addresses are written into logs, histories and Referer headers: the token must be considered leaked. Revoke it on the account's page, make another, and send it as Authorization: Bearer."),
    UNAUTHENTICATED(
            401,
            "unauthenticated",
            "A token is needed",
            "Send a token as Authorization: Bearer; the account's page makes one."),
    INVALID_TOKEN(
            401,
            "invalid-token",
            "The token is not good",
            "It is malformed, unknown, expired or revoked; the detail says which. Make another on the account's page."),
    FORBIDDEN(
            403, "forbidden", "Not allowed", "The account that the request comes from may not do this, with no token."),
    CROSS_ORIGIN(
            403,
            "cross-origin",
            "The request may come from another site",
            "A request that may change something needs a token, or the header Sec-Fetch-Site: same-origin or Origin with this site's address, as browsers send them; the detail says what is wrong."),
    INSUFFICIENT_SCOPE(
            403,
            "insufficient-scope",
            "The token does not reach so far",
            "The token lacks the scope that WWW-Authenticate names. Scopes cannot be added: make another token."),
    TIER_TOO_LOW(
            403,
            "tier-too-low",
            "The tier is too low",
            "The problem belongs to a higher tier than the account has; the detail names it."),
    SUSPENDED(
            403,
            "suspended",
            "The account is suspended",
            "Its owner may read what is theirs and send nothing; the detail says why and until when."),
    NOT_FOUND(
            404,
            "not-found",
            "There is nothing here",
            "The address is mistyped, what was here is gone, or it belongs to somebody else."),
    METHOD_NOT_ALLOWED(
            405,
            "method-not-allowed",
            "Not by that method",
            "The address exists, but does not take requests of this method; the OpenAPI document says which it takes."),
    NOT_ACCEPTABLE(
            406,
            "not-acceptable",
            "Not in that form",
            "The answer cannot be given in any form that Accept names; most answers are application/json."),
    CONFLICT(
            409,
            "conflict",
            "Not in this state",
            "What the request is about is not in the state for it: a judging to abort that is over, or a key under which a request is being worked on."),
    TOO_LARGE(
            413,
            "too-large",
            "Too large",
            "The request is larger than this server takes. A source has 64 KiB at most."),
    UNSUPPORTED_MEDIA_TYPE(
            415,
            "unsupported-media-type",
            "Not that kind of content",
            "Send application/json and say so in Content-Type."),
    INVALID(
            422,
            "invalid",
            "Something in the body will not do",
            "The body is understood, but not what stands in it; errors says for each field what and why."),
    TOO_MANY_REQUESTS(
            429,
            "too-many-requests",
            "Too much in too short a time",
            "Wait for as many seconds as Retry-After says, then send the request again."),
    INTERNAL(
            500,
            "internal",
            "Our fault",
            "Something broke on our side and is written down. Quote request_id to the operator if it happens again."),
    UNAVAILABLE(503, "unavailable", "Not now", "The server cannot answer at the moment; try again in a few seconds.");

    /** The path below which each kind is described; a type is told by the address of its description. */
    public static final String PATH = "/api/v1/errors";

    private static final int SERVER_ERROR = 500;

    private final int status;
    private final String code;
    private final String title;
    private final String explanation;

    ErrorType(int status, String code, String title, String explanation) {
        this.status = status;
        this.code = code;
        this.title = title;
        this.explanation = explanation;
    }

    /** Of HTTP, 400 to 599. */
    public int status() {
        return status;
    }

    /** The last part of {@link #address}. */
    public String code() {
        return code;
    }

    /** In a few words; always the same for the kind. */
    public String title() {
        return title;
    }

    /** The meaning of the error and its cure, for requests of which no more is known. */
    public String explanation() {
        return explanation;
    }

    /** The value of {@code type}. */
    public String address() {
        return PATH + "/" + code;
    }

    public static Optional<ErrorType> ofCode(String code) {
        return Arrays.stream(values()).filter(type -> type.code.equals(code)).findFirst();
    }

    /** The plain kind of that status, else of its class. */
    static ErrorType ofStatus(int status) {
        return Arrays.stream(values())
                .filter(type -> type.status == status)
                .findFirst()
                .orElse(status < SERVER_ERROR ? BAD_REQUEST : INTERNAL);
    }
}
