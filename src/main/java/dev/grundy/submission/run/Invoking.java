package dev.grundy.submission.run;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.SourceCheck;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.submission.run.RunAnswer.Refused;
import dev.grundy.submission.run.asker.Asker;
import dev.grundy.submission.verdict.ProgramCheck;
import dev.grundy.submission.verdict.SubmitResult;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** Takes in requests for runs: checks each, counts it, writes it down and queues it, all or nothing. Thread-safe. */
@ApplicationScoped
class Invoking {
    /** Of one run. */
    static final int MOST_CASES = 10;
    /** Of all inputs of one's own together. */
    static final MemorySize MOST_INPUT = MemorySize.ofKibibytes(64);

    private static final int TOKEN_BYTES = 16;

    private final ProblemAccess access;
    private final ProgramCheck programs;
    private final RunSamples samples;
    private final InvocationRepository invocations;
    private final InvocationLimits limits;
    private final SecureRandom random;

    Invoking(
            ProblemAccess access,
            ProgramCheck programs,
            RunSamples samples,
            InvocationRepository invocations,
            InvocationLimits limits,
            SecureRandom random) {
        this.access = access;
        this.programs = programs;
        this.samples = samples;
        this.invocations = invocations;
        this.limits = limits;
        this.random = random;
    }

    /**
     * Queues a run for a reader of the problem.
     *
     * @throws jakarta.ws.rs.NotFoundException  when there is no such problem
     * @throws jakarta.ws.rs.ForbiddenException when the asker may not read it
     */
    @Transactional
    RunAnswer ask(Asker asker, RunRequest request) {
        Problem problem = access.readableBySlug(request.slug());
        if (request.beside().filter(Invoking::isTooLarge).isPresent()) {
            return refused(FormErrors.STATUS, "source", Texts.of("run-beside-too-large", SourceCheck.LARGEST));
        }
        return switch (programs.check(problem, request.language(), request.source())) {
            case SubmitResult.Refused unfit ->
                refused(unfit.reason().status(), unfit.reason().field(), unfit.text());
            case ProgramCheck.Fit fit -> {
                RunOffer offer = samples.of(problem);
                if (request.wantsOwn() && !request.own().isEmpty() && !offer.takesOwn()) {
                    yield refused(FormErrors.STATUS, "input", Texts.of("run-no-own-input"));
                }
                List<CaseInput> inputs = inputs(offer, request);
                Optional<Refused> refusal = refusal(asker, inputs);
                yield refusal.isPresent() ? refusal.get() : queue(asker, problem, fit, inputs, request.beside());
            }
        };
    }

    private static boolean isTooLarge(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length > SourceCheck.LARGEST.bytes();
    }

    private static List<CaseInput> inputs(RunOffer offer, RunRequest request) {
        List<RunSample> offered = offer.samples();
        List<CaseInput> inputs = new ArrayList<>();
        offered.stream().filter(request::wantsSample).map(Invoking::input).forEach(inputs::add);
        if (request.wantsOwn()) {
            for (int i = 0; i < request.own().size(); i++) {
                inputs.add(own(offered, request.own().get(i), i + 1));
            }
        }
        return inputs.stream().distinct().toList();
    }

    /** A sample that nobody has changed is run as a sample: with its own answer and arguments. */
    private static CaseInput own(List<RunSample> offered, String text, int number) {
        return offered.stream()
                .filter(sample -> sample.text().equals(text))
                .findFirst()
                .map(Invoking::input)
                .orElseGet(() -> CaseInput.own(text, number));
    }

    private static CaseInput input(RunSample sample) {
        return CaseInput.ofSample(sample.name(), sample.number());
    }

    private Optional<Refused> refusal(Asker asker, List<CaseInput> inputs) {
        if (inputs.isEmpty()) {
            return Optional.of(refused(FormErrors.STATUS, "input", Texts.of("run-no-input")));
        }
        if (inputs.size() > MOST_CASES) {
            return Optional.of(refused(FormErrors.STATUS, "input", Texts.of("run-too-many-inputs", MOST_CASES)));
        }
        long bytes = inputs.stream().mapToLong(Invoking::bytes).sum();
        if (bytes > MOST_INPUT.bytes()) {
            return Optional.of(refused(
                    FormErrors.STATUS,
                    "input",
                    Texts.of("run-input-too-large", MemorySize.ofBytes(bytes), MOST_INPUT)));
        }
        return limits.refusal(asker);
    }

    private static long bytes(CaseInput input) {
        String text = input.text();
        return text == null ? 0 : text.getBytes(StandardCharsets.UTF_8).length;
    }

    private RunAnswer queue(
            Asker asker, Problem problem, ProgramCheck.Fit program, List<CaseInput> inputs, Optional<String> beside) {
        String token = token();
        invocations.queue(new NewInvocation(
                token,
                asker.key(),
                asker.account(),
                problem.liveVersion(),
                program.language().id(),
                program.source(),
                inputs,
                beside));
        return new RunAnswer.Queued(token);
    }

    private String token() {
        byte[] bits = new byte[TOKEN_BYTES];
        random.nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }

    private static Refused refused(int status, String field, String text) {
        return new Refused(status, field, text, Optional.empty());
    }
}
