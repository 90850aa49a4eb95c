package dev.grundy.judge.sandbox.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CgroupsTest {
    @TempDir
    Path mounts;

    private String v1Mount(String controllers) {
        return "32 31 0:29 / %s/%s rw,relatime shared:1 - cgroup cgroup rw,%s"
                .formatted(mounts, controllers, controllers);
    }

    private Path directory(String path) throws IOException {
        return Files.createDirectories(mounts.resolve(path));
    }

    @Test
    void findsTheOwnGroupOfEachV1Controller() throws IOException {
        Path memory = directory("memory/service");
        Path cpu = directory("cpu,cpuacct/service");
        Path pids = directory("pids");
        Cgroups found = Cgroups.find(
                List.of(
                        v1Mount("memory"),
                        v1Mount("cpu,cpuacct"),
                        v1Mount("pids"),
                        "22 27 0:21 / /proc rw - proc proc rw"),
                List.of("8:pids:/", "4:memory:/service", "2:cpu,cpuacct:/service", "0::/"));
        assertThat(found.version()).isEqualTo(Cgroups.Version.V1);
        assertThat(found.directories()).isEqualTo(Map.of("memory", memory, "cpuacct", cpu, "pids", pids));
    }

    @Test
    void doesWithoutWhenAV1ControllerIsMissing() throws IOException {
        directory("memory");
        assertThat(Cgroups.find(List.of(v1Mount("memory")), List.of("4:memory:/")))
                .isEqualTo(Cgroups.NONE);
    }

    @Test
    void findsTheOwnV2GroupWhereItIsDelegated() throws IOException {
        Path own = directory("unified/user/service");
        Files.writeString(own.resolve("cgroup.controllers"), "cpuset cpu io memory pids\n");
        var mountinfo = List.of("41 31 0:38 / " + mounts.resolve("unified") + " rw,relatime - cgroup2 cgroup2 rw");
        Cgroups found = Cgroups.find(mountinfo, List.of("0::/user/service"));
        assertThat(found).isEqualTo(new Cgroups(Cgroups.Version.V2, Map.of("unified", own)));
    }

    @Test
    void doesWithoutAV2GroupThatHasNoControllers() throws IOException {
        Files.writeString(directory("unified").resolve("cgroup.controllers"), "\n");
        var mountinfo = List.of("41 31 0:38 / " + mounts.resolve("unified") + " rw,relatime - cgroup2 cgroup2 rw");
        assertThat(Cgroups.find(mountinfo, List.of("0::/"))).isEqualTo(Cgroups.NONE);
    }

    @Test
    void seesThroughAContainersView() {
        var mount = new CgroupMount("/docker/abc", Path.of("/sys/fs/cgroup/memory"), List.of("memory"));
        assertThat(mount.directory("memory", "/docker/abc/inner")).contains(Path.of("/sys/fs/cgroup/memory/inner"));
        assertThat(mount.directory("memory", "/elsewhere")).isEmpty();
        assertThat(mount.directory("pids", "/docker/abc")).isEmpty();
    }

    @Test
    void movesTheJudgeIntoALeafBeforeV2HandsOutControllers() throws IOException {
        Path own = directory("unified");
        Files.writeString(own.resolve("cgroup.subtree_control"), "");
        try (var tree = new FakeTree(own)) {
            assertThat(own.resolve("name-judge/cgroup.procs")).hasContent("0");
            assertThat(own.resolve("cgroup.subtree_control")).hasContent("+memory +cpu +pids");
            assertThat(own.resolve("name/cgroup.subtree_control")).hasContent("+memory +cpu +pids");
            assertThat(tree.tree().makeCell("3")).isEqualTo(Map.of("unified", own.resolve("name/3")));
        }
        assertThat(own.resolve("cgroup.subtree_control")).hasContent("-memory -cpu -pids");
        assertThat(own.resolve("cgroup.procs")).hasContent("0");
        assertThat(own.resolve("name")).doesNotExist();
        assertThat(own.resolve("name-judge")).doesNotExist();
    }

    /** A tree of plain files: unlike the kernel's, they must be deleted before their directory. */
    private record FakeTree(Path own, CgroupTree tree) implements AutoCloseable {
        FakeTree(Path own) throws IOException {
            this(own, new CgroupTree(new Cgroups(Cgroups.Version.V2, Map.of("unified", own)), "name"));
        }

        @Override
        public void close() throws IOException {
            Files.delete(own.resolve("name-judge/cgroup.procs"));
            Files.delete(own.resolve("name/cgroup.subtree_control"));
            Files.writeString(own.resolve("cgroup.procs"), "");
            tree.close();
        }
    }
}
