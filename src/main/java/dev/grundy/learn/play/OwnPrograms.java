package dev.grundy.learn.play;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.game.OneGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.web.frame.Texts;
import io.quarkus.security.UnauthorizedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Accepted programs of the person who plays, as opponents, in problems in which programs make moves. Thread-safe. */
@ApplicationScoped
class OwnPrograms {
    /** Of those that can be chosen. */
    private static final int MOST_OFFERED = 20;
    /** Of one person: each waits for the one before, unless they play several matches at once. */
    private static final int MOST_PENDING = 3;

    private final LivePackages packages;
    private final ProgramMoveRepository moves;
    private final CurrentAccount current;
    private final Clock clock;

    OwnPrograms(LivePackages packages, ProgramMoveRepository moves, CurrentAccount current, Clock clock) {
        this.packages = packages;
        this.moves = moves;
        this.current = current;
        this.clock = clock;
    }

    /**
     * The programs that can be chosen.
     *
     * @param fit  whether programs can play these games at all
     * @param own  of the reader, newest first; empty for guests
     */
    record Offer(boolean fit, List<OwnProgram> own) {}

    Offer offer(Problem problem, String input, StateGraph graph) {
        boolean fit = games(problem, input, graph).isPresent();
        return new Offer(
                fit,
                current.person()
                        .filter(_ -> fit)
                        .map(person -> moves.accepted(person.accountId(), id(problem), MOST_OFFERED))
                        .orElse(List.of()));
    }

    /**
     * The submission that is meant.
     *
     * @param submission 0 for the newest
     * @throws UnauthorizedException for guests
     * @throws NotFoundException if it is no accepted one of theirs to this problem, or programs cannot play these games
     */
    long chosen(Problem problem, String input, StateGraph graph, long submission) {
        long account = person().accountId();
        if (games(problem, input, graph).isEmpty()) {
            throw new NotFoundException();
        }
        Optional<OwnProgram> program = submission == 0
                ? moves.accepted(account, id(problem), 1).stream().findFirst()
                : moves.accepted(account, id(problem), submission);
        return program.map(OwnProgram::id).orElseThrow(NotFoundException::new);
    }

    /**
     * The reply of the program, which a node asks for it unless it is known.
     *
     * @param match one of {@link #chosen}'s programs, which is to move
     * @param game  of the input, from 1
     */
    Reply reply(Problem problem, String input, Match match, int game) {
        String one = games(problem, input, match.graph()).orElseThrow().input(game, match.position());
        long program = match.setting().program();
        return moves.find(program, problem.liveVersion(), one)
                .or(() -> ask(program, problem.liveVersion(), one))
                .map(known -> reply(problem, match, known))
                .orElseGet(() -> new Reply.Thinks(new Thinking(Texts.of("match-thinking-busy"), "")));
    }

    /** @throws NotFoundException if nobody asked that, or somebody else */
    boolean hasAnswered(long question) {
        return moves.isAnswered(question, person().accountId()).orElseThrow(NotFoundException::new);
    }

    private static Reply reply(Problem problem, Match match, ProgramMove known) {
        return switch (known) {
            case ProgramMove.Asked(long id) ->
                new Reply.Thinks(
                        new Thinking(Texts.of("match-thinking"), "/problems/" + problem.slug + "/play/moves/" + id));
            case ProgramMove.Lost() -> new Reply.Thinks(new Thinking(Texts.of("match-thinking-lost"), ""));
            case ProgramMove.Failed(String reason) -> new Reply.Forfeits(Endings.silent(match, reason));
            case ProgramMove.Said(String line) -> {
                var move = match.graph().move(match.position(), line);
                yield move.isPresent()
                        ? new Reply.Moves(move.getAsInt())
                        : new Reply.Forfeits(Endings.illegal(match, line));
            }
        };
    }

    /** Empty where that person waits for too many already. */
    private Optional<ProgramMove> ask(long program, long version, String input) {
        if (moves.pending(person().accountId()) >= MOST_PENDING) {
            return Optional.empty();
        }
        // A new entry is a moment to look for old ones.
        moves.forgetOld(clock.instant());
        try {
            return Optional.of(new ProgramMove.Asked(moves.queue(program, version, input)));
        } catch (DatabaseException e) {
            // Another page of theirs was faster.
            if (!e.isTaken()) {
                throw e;
            }
            return moves.find(program, version, input);
        }
    }

    private Optional<OneGame> games(Problem problem, String input, StateGraph graph) {
        ProblemPackage pack = packages.of(problem);
        // A program that may ask first need not begin with a move.
        boolean mayAsk = pack.game().flatMap(GameRules::asking).isPresent();
        return pack.type().interactive() && !mayAsk ? OneGame.of(input, graph) : Optional.empty();
    }

    private Person person() {
        return current.person().orElseThrow(UnauthorizedException::new);
    }

    private static long id(Problem problem) {
        return Objects.requireNonNull(problem.id);
    }
}
