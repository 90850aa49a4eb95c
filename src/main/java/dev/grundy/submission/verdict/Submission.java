package dev.grundy.submission.verdict;

import dev.grundy.format.language.SourceText;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.Objects;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** A program somebody sent; never changed once written. */
@Entity
@Immutable
@Table(name = "submission")
public class Submission {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public @Nullable Long id;

    @Column(name = "account_id")
    public long accountId;

    @Column(name = "problem_id")
    public long problemId;

    /** Identifier in languages.yaml. */
    public String language = "";

    /** UTF-8, 1 byte to 64 KiB. */
    public byte[] source = {};

    @Column(name = "source_hash")
    public String sourceHash = "";

    @Column(name = "submitted_at")
    public Instant submittedAt = Instant.EPOCH;

    /** The day in the sender's time zone then; null for those sent before zones were kept. */
    public @Nullable LocalDate day;

    /** For Hibernate. */
    protected Submission() {}

    /** @param submittedAt in the sender's time zone */
    Submission(long accountId, long problemId, String language, SourceText source, ZonedDateTime submittedAt) {
        this.accountId = accountId;
        this.problemId = problemId;
        this.language = language;
        this.source = source.bytes();
        this.sourceHash = source.hash().hex();
        this.submittedAt = submittedAt.toInstant();
        this.day = submittedAt.toLocalDate();
    }

    /** The number it is stored under. */
    public long id() {
        return Objects.requireNonNull(id, "a submission that is not stored yet has no number");
    }
}
