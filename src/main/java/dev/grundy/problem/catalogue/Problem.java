package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.Tier;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** A problem as its live package version describes it. Written by the {@link Catalogue} alone. */
@Entity
@Immutable
@Table(name = "problem")
public class Problem {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public @Nullable Long id;

    /** The author's own identifier, {@code problem_id} in the front matter. */
    @Column(name = "problem_key")
    public String key = "";

    @Column(name = "display_id")
    public String displayId = "";

    public String slug = "";

    public String title = "";

    /** The teaser, shown also to people without the tier; may be empty. */
    public String summary = "";

    /** {@code Easy}, {@code Medium} or {@code Hard}; null where the package says nothing of it. */
    public @Nullable String difficulty;

    /** 0 (easiest) to 100. */
    @Column(name = "difficulty_score")
    public short difficultyScore;

    @Column(columnDefinition = "text[]")
    public List<String> topics = List.of();

    @Column(columnDefinition = "text[]")
    public List<String> tags = List.of();

    /** Identifiers in languages.yaml of those it may be solved in; empty for all. */
    @Column(columnDefinition = "text[]")
    public List<String> languages = List.of();

    public boolean premium;

    /** Code of the lowest tier that may read and submit. */
    public String tier = "";

    /** False when its package is gone: kept for its submissions, listed nowhere. */
    public boolean published;

    @Column(name = "live_version_id")
    public @Nullable Long liveVersionId;

    @Column(name = "created_at")
    public Instant createdAt = Instant.EPOCH;

    @Column(name = "updated_at")
    public Instant updatedAt = Instant.EPOCH;

    /** The lowest tier that may read and submit. */
    public Tier lowestTier() {
        return Tier.ofCode(tier).orElseThrow();
    }

    /** The number it is stored under. */
    public long id() {
        return Objects.requireNonNull(id, "a problem that is not stored yet has no number");
    }

    /**
     * The version of its package that is served.
     *
     * @throws IllegalStateException when it never had one, which no published problem is without
     */
    public long liveVersion() {
        if (liveVersionId == null) {
            throw new IllegalStateException("problem " + displayId + " has no live version of its package");
        }
        return liveVersionId;
    }
}
