package dev.grundy.web.limit;

/** Addresses that take more than a form: each bean of this type tells of some. */
public interface LargeBody {
    /** Whether a body of that size may be sent to this path. */
    boolean takes(String path);

    /** Of the whole request's body; never more than {@code quarkus.http.limits.max-body-size}. */
    long mostBytes();
}
