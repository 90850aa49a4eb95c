package dev.grundy.submission.verdict;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.learn.hand.HandAnswer;
import dev.grundy.learn.hand.HandAnswerRepository;
import dev.grundy.learn.play.ProgramMoveRepository;
import dev.grundy.studio.proof.ProofRepository;
import dev.grundy.studio.proof.RulesCheckRepository;
import dev.grundy.studio.upload.UploadReport;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.submission.run.InvocationRepository;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What the tests of the queue know about each kind of work. A new kind is one more line, unless it is found out after a verdict. */
public final class EveryKind {
    public static final List<EveryKind> ALL = Stream.concat(
                    Stream.of(
                            new EveryKind(
                                    JudgingRepository.KIND,
                                    "judging",
                                    Lane.SUBMIT,
                                    "python",
                                    QueueSituation::submit,
                                    () -> QueueSituation.judged(QueueSituation.result(Verdict.AC), false)),
                            new EveryKind(
                                    HandAnswerRepository.KIND,
                                    "hand_answer",
                                    Lane.HAND,
                                    "",
                                    QueueSituation::answerByHand,
                                    () -> free(HandAnswerRepository.written(HandAnswer.Outcome.RIGHT, ""))),
                            new EveryKind(
                                    InvocationRepository.KIND,
                                    "invocation",
                                    Lane.RUN,
                                    "python",
                                    QueueSituation::invoke,
                                    QueueSituation::invoked),
                            new EveryKind(
                                    ProofRepository.KIND,
                                    "package_proof",
                                    Lane.PROOF,
                                    "",
                                    QueueSituation::prove,
                                    () -> free("{\"green\": true}")),
                            new EveryKind(
                                    UploadRepository.KIND,
                                    "upload",
                                    Lane.UPLOAD,
                                    "",
                                    (situation, account) -> situation.upload(new byte[] {1}, "a package", account),
                                    () -> free(UploadRepository.written(
                                            UploadReport.of("ICPC", "a-package", List.of(), List.of())))),
                            new EveryKind(
                                    GameGraphRepository.KIND,
                                    "game_graph",
                                    Lane.HAND,
                                    "",
                                    QueueSituation::makeGame,
                                    () -> free(GameGraphRepository.tooLarge("1\n"))),
                            new EveryKind(
                                    ProgramMoveRepository.KIND,
                                    "program_move",
                                    Lane.HAND,
                                    "python",
                                    QueueSituation::move,
                                    () -> free(ProgramMoveRepository.said("1 1"))),
                            new EveryKind(
                                    RulesCheckRepository.KIND,
                                    "rules_check",
                                    Lane.SCOPE,
                                    "",
                                    QueueSituation::compareWithRules,
                                    () -> free(RulesCheckRepository.differs("a solver is wrong")))),
                    Arrays.stream(FindingKind.values()).map(EveryKind::finding))
            .toList();

    /** In the same order. */
    public static final List<Kind> KINDS = ALL.stream().map(EveryKind::kind).toList();

    private final Kind kind;
    private final String table;
    private final Lane lane;
    private final String needs;
    private final Asking asking;
    private final Supplier<Handler.Done> done;

    private EveryKind(Kind kind, String table, Lane lane, String needs, Asking asking, Supplier<Handler.Done> done) {
        this.kind = kind;
        this.table = table;
        this.lane = lane;
        this.needs = needs;
        this.asking = asking;
        this.done = done;
    }

    private static EveryKind finding(FindingKind kind) {
        return new EveryKind(
                FindingRepository.kind(kind),
                "finding",
                FindingRepository.lane(kind),
                "python",
                (situation, account) -> situation.findOut(account, kind),
                () -> free("{}"));
    }

    /** Queues work for an account, as a person would cause it; answers its subject. */
    @FunctionalInterface
    interface Asking {
        long ask(QueueSituation situation, long account);
    }

    public static EveryKind of(Kind kind) {
        return ALL.stream().filter(every -> every.kind.equals(kind)).findFirst().orElseThrow();
    }

    public Kind kind() {
        return kind;
    }

    /** Where the kind keeps what work is about, with its faults in {@code message}. */
    String table() {
        return table;
    }

    Lane lane() {
        return lane;
    }

    /** The languages that a node must have. */
    public Set<String> needs() {
        return needs.isEmpty() ? Set.of() : Set.of(needs);
    }

    long ask(QueueSituation situation, long account) {
        return asking.ask(situation, account);
    }

    /** Something that work of the kind may come to. */
    public Handler.Done done() {
        return done.get();
    }

    private static Handler.Done free(String result) {
        return new Handler.Done(result, Duration.ZERO);
    }
}
