package dev.grundy.app.node;

import dev.grundy.app.node.handler.FindingHandler;
import dev.grundy.app.node.handler.JudgeHandler;
import dev.grundy.app.node.handler.SubmittedPrograms;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.queue.Duties;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.IdleTask;
import dev.grundy.base.queue.WorkNode;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.WorkSetting;
import dev.grundy.format.language.Languages;
import dev.grundy.judge.explore.Experiment;
import dev.grundy.judge.host.JavaHomes;
import dev.grundy.judge.judging.Judge;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.status.VerdictMeter;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.testsupport.MigratedDatabase;
import java.io.BufferedReader;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;

/**
 * A node that judges Python in real cells until its input ends; then it drains. The line {@code fill} makes it use up its
 * file system, {@code free} gives the room back.
 */
final class JudgeProcess {
    static final String LANGUAGE = "python";
    private static final Path RUNNER = Path.of("target/cell/cell");
    private static final MemorySize LEAST_FREE = MemorySize.ofMebibytes(8);

    private JudgeProcess() {}

    /** Arguments: the node's name, its directory, the database's address, user and password. */
    public static void main(String[] arguments) throws IOException {
        Path directory = Path.of(arguments[1]);
        DatabaseAddress address = new DatabaseAddress(arguments[2], arguments[3], arguments[4]);
        Clock clock = Clock.systemUTC();
        DataSource database = MigratedDatabase.at(address);
        Store store = new Store(directory.resolve("store"));
        try (Cells cells =
                        new Cells(Host.look(RUNNER).config(store, directory.resolve("run"), JavaHomes.outsideOfUsr()));
                Workshop workshop = Workshop.open(cells, store);
                Notifications notifications = Notifications.hear(address, List.of(WorkQueue.QUEUED))) {
            PackageCache packages =
                    new PackageCache(directory.resolve("packages"), new CatalogueRepository(database, clock));
            Languages languages = workshop.toolchains().languages();
            WorkQueue queue = new WorkQueue(database, clock, FairShare.DEFAULT);
            SubmittedPrograms programs = new SubmittedPrograms(packages, languages);
            programs.canUse(languages.find(LANGUAGE).orElseThrow());
            Experiment search = Experiment.all(workshop, Duration.ZERO).stream()
                    .filter(experiment -> experiment.kind() == FindingKind.COUNTEREXAMPLE)
                    .findFirst()
                    .orElseThrow();
            Duties duties = new Duties(
                    List.of(
                            new JudgeHandler(
                                    new Judge(workshop),
                                    programs,
                                    new JudgingRepository(database, queue),
                                    VerdictMeter.NONE,
                                    clock,
                                    List.of(search)),
                            new FindingHandler(search, programs, new FindingRepository(database, queue))),
                    IdleTask.NONE,
                    new FreeSpace(directory, LEAST_FREE)::shortage);
            WorkNode node = new WorkNode(new WorkSetting(arguments[0], queue, duties, VerdictMeter.NONE, clock));
            notifications.add(new Wake(node));
            node.start(cells.size());
            System.out.println("judging");
            obey(directory.resolve("filler"));
            node.drain(Duration.ofSeconds(10));
        }
    }

    private static void obey(Path filler) throws IOException {
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String order = orders.readLine(); order != null; order = orders.readLine()) {
            if (order.equals("fill")) {
                System.out.println(fill(filler));
            } else {
                Files.delete(filler);
            }
        }
    }

    private static String fill(Path filler) throws IOException {
        try (OutputStream out = new FileOutputStream(filler.toFile())) {
            while (true) {
                out.write(new byte[1 << 16]);
            }
        } catch (IOException e) {
            return e.getMessage();
        }
    }

    private record Wake(WorkNode node) implements Notifications.Listener {
        @Override
        public void heard(String channel, String payload) {
            node.wake();
        }

        @Override
        public void reconnected() {
            node.wake();
        }
    }
}
