package dev.grundy.submission.verdict;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.format.pack.Wording;
import dev.grundy.judge.result.phase.PhaseMap;
import dev.grundy.learn.hand.HandAnswer;
import dev.grundy.learn.hand.HandAnswerRepository;
import dev.grundy.learn.play.GameGraphRepository;
import dev.grundy.learn.play.ProgramMoveRepository;
import dev.grundy.studio.proof.ProofRepository;
import dev.grundy.studio.proof.RulesCheckRepository;
import dev.grundy.studio.upload.UploadReport;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.submission.run.InvocationRepository;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** What the tests of the queue know about each kind of work. A new kind is one more constant. */
public enum EveryKind {
    JUDGE(
            JudgingRepository.KIND,
            "judging",
            Lane.SUBMIT,
            "python",
            QueueSituation::submit,
            () -> QueueSituation.judged(QueueSituation.result(Verdict.AC), false)),
    SEARCH(
            SearchRepository.KIND,
            "counterexample",
            Lane.SEARCH,
            "python",
            (situation, account) -> situation.findOut(account, of(SearchRepository.KIND)),
            () -> free(SearchRepository.result(1, Optional.empty(), Optional.empty()))),
    HAND(
            HandAnswerRepository.KIND,
            "hand_answer",
            Lane.HAND,
            "",
            QueueSituation::answerByHand,
            () -> free(HandAnswerRepository.result(HandAnswer.Outcome.RIGHT, ""))),
    INVOCATION(
            InvocationRepository.KIND,
            "invocation",
            Lane.RUN,
            "python",
            QueueSituation::invoke,
            QueueSituation::invoked),
    PROOF(
            ProofRepository.KIND,
            "package_proof",
            Lane.PROOF,
            "",
            QueueSituation::prove,
            () -> free("{\"green\": true}")),
    UPLOAD(
            UploadRepository.KIND,
            "upload",
            Lane.UPLOAD,
            "",
            (situation, account) -> situation.upload(new byte[] {1}, "a package", account),
            () -> free(UploadRepository.result(UploadReport.of("ICPC", "a-package", List.of(), List.of())))),
    PLAY(
            GameGraphRepository.KIND,
            "game_graph",
            Lane.HAND,
            "",
            QueueSituation::makeGame,
            () -> free(GameGraphRepository.tooLarge("1\n"))),
    MOVE(
            ProgramMoveRepository.KIND,
            "program_move",
            Lane.HAND,
            "python",
            QueueSituation::move,
            () -> free(ProgramMoveRepository.said("1 1"))),
    SMALL_GAMES(
            SmallGamesRepository.KIND,
            "small_scope",
            Lane.SCOPE,
            "python",
            (situation, account) -> situation.findOut(account, of(SmallGamesRepository.KIND)),
            () -> free(SmallGamesRepository.result(6, 6, Wording.of("piles"), Optional.empty()))),
    IDEA(
            IdeaRepository.KIND,
            "misconception",
            Lane.SCOPE,
            "python",
            (situation, account) -> situation.findOut(account, of(IdeaRepository.KIND)),
            () -> free(IdeaRepository.none())),
    GROWTH(
            GrowthRepository.KIND,
            "program_growth",
            Lane.SCOPE,
            "python",
            (situation, account) -> situation.findOut(account, of(GrowthRepository.KIND)),
            () -> free(GrowthRepository.result(QueueSituation.measurement()))),
    PHASE_MAP(
            PhaseMapRepository.KIND,
            "phase_map",
            Lane.SCOPE,
            "python",
            (situation, account) -> situation.findOut(account, of(PhaseMapRepository.KIND)),
            () -> free(PhaseMapRepository.result(new PhaseMap(List.of(), true)))),
    RULES(
            RulesCheckRepository.KIND,
            "rules_check",
            Lane.SCOPE,
            "",
            QueueSituation::compareWithRules,
            () -> free(RulesCheckRepository.differs("a solver is wrong")));

    /** In the order of the constants. */
    public static final List<Kind> KINDS =
            Arrays.stream(values()).map(every -> every.kind).toList();

    private final Kind kind;
    private final String table;
    private final Lane lane;
    private final String needs;
    private final Asking asking;
    private final Supplier<Handler.Done> done;

    EveryKind(Kind kind, String table, Lane lane, String needs, Asking asking, Supplier<Handler.Done> done) {
        this.kind = kind;
        this.table = table;
        this.lane = lane;
        this.needs = needs;
        this.asking = asking;
        this.done = done;
    }

    /** Queues work for an account, as a person would cause it; answers its subject. */
    @FunctionalInterface
    interface Asking {
        long ask(QueueSituation situation, long account);
    }

    public static EveryKind of(Kind kind) {
        return Arrays.stream(values())
                .filter(every -> every.kind.equals(kind))
                .findFirst()
                .orElseThrow();
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
