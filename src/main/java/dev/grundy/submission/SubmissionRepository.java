package dev.grundy.submission;

import io.quarkus.hibernate.orm.panache.PanacheRepository;
import jakarta.enterprise.context.ApplicationScoped;

/** The submissions as they were sent. */
@ApplicationScoped
class SubmissionRepository implements PanacheRepository<Submission> {}
