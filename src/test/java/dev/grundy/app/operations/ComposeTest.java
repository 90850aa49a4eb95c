package dev.grundy.app.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.app.operations.Compose.Service;
import io.quarkus.runtime.configuration.DurationConverter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** deploy/compose.yaml is what compose takes, field by field, and speaks of what there is. */
class ComposeTest {
    private static final Path DIRECTORY = Path.of("deploy");

    private final Compose compose = Compose.read();
    private final Service web = compose.services().get("web");
    private final Service judge = compose.services().get("judge-1");

    @Test
    void oneDatabaseOneWebNodeBehindAProxyAndTwoJudges() {
        assertThat(compose.services().keySet())
                .containsExactlyInAnyOrder("database", "web", "proxy", "judge-1", "judge-2");
        assertThat(compose.services().get("judge-2")).isEqualTo(judge);
        assertThat(List.of(web.image(), judge.image())).containsExactlyInAnyOrderElementsOf(KnownNames.images());
    }

    @Test
    void aSlipIsRefused() {
        String text = Manifests.text(Compose.FILE);
        assertThatThrownBy(() -> Compose.parse(text.replace("cap_drop", "cap_drops")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Compose.parse(text.replace("interval: 2s", "intervals: 2s")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyVariableIsOneThatIsRead() {
        assertThat(web.environment().keySet()).isSubsetOf(KnownNames.variables());
        assertThat(judge.environment().keySet()).isSubsetOf(KnownNames.variables());
        String login = Manifests.text(Path.of("docker/judge-login.sh"));
        assertThat(compose.services().get("database").environment().keySet())
                .filteredOn(name -> name.startsWith("GRUNDY_"))
                .isNotEmpty()
                .allSatisfy(name -> assertThat(login).contains("$" + name));
    }

    @Test
    void secretsAreFilesThatNobodyElseIsGivenAndThatGitDoesNotKeep() {
        compose.services().values().stream()
                .filter(service -> service.secrets() != null)
                .forEach(service -> assertThat(compose.secrets().keySet()).containsAll(service.secrets()));
        assertThat(judge.secrets()).containsExactly("judge-password");
        assertThat(compose.services().values().stream().flatMap(service -> service.environment().values().stream()))
                .allSatisfy(value -> assertThat(value).doesNotContainPattern("://[^/@]*:[^/@]*@"));
        assertThat(Manifests.text(Path.of(".gitignore"))).contains("/deploy/secrets/\n");
        compose.secrets()
                .values()
                .forEach(secret -> assertThat(Manifests.text(Path.of("docs/operations.md")))
                        .contains(secret.file()));
    }

    @Test
    void nodesInContainersHaveTheLaunchersFlagsOfTheJvm() throws Exception {
        String flags = "src/main/sh/serving.jvm";
        assertThat(List.of("docker/web.Dockerfile", "docker/judge.Dockerfile"))
                .allSatisfy(image ->
                        assertThat(Manifests.text(Path.of(image))).contains("COPY " + flags + " " + flags + "\n"));
        assertThat(List.of("grundy", "docker/web.Dockerfile", "docker/judge-entry.sh"))
                .allSatisfy(start -> assertThat(Manifests.text(Path.of(start)))
                        .contains(flags)
                        .doesNotContain("HeapFreeRatio"));
        String java = ProcessHandle.current().info().command().orElseThrow();
        assertThat(new ProcessBuilder(java, "@" + flags, "-version")
                        .inheritIO()
                        .start()
                        .waitFor())
                .as("the JVM knows the flags")
                .isZero();
    }

    @Test
    void aJudgeTalksToPostgresOnly() {
        assertThat(judge.networks()).containsExactly("inside");
        assertThat(judge.ports()).isNull();
        assertThat(compose.networks().get("inside").internal()).isTrue();
        assertThat(compose.services().get("proxy").networks()).containsExactly("outside");
    }

    @Test
    void theProxyAloneIsBelieved() {
        String subnet =
                compose.networks().get("outside").ipam().config().getFirst().subnet();
        assertThat(web.environment()).containsEntry("GRUNDY_WEB_TRUSTED_PROXIES", subnet);
        assertThat(web.ports()).isNull();
        assertThat(Manifests.text(Path.of("deploy/Caddyfile"))).contains("reverse_proxy web:8080");
    }

    @Test
    void aJudgeIsLeftEnoughTimeToGo() {
        assertThat(DurationConverter.parseDuration(judge.stopGracePeriod()))
                .isGreaterThanOrEqualTo(
                        DurationConverter.parseDuration(judge.environment().get("GRUNDY_JUDGE_DRAIN"))
                                .plusSeconds(15));
    }

    @Test
    void everyFileThatIsMountedOrBuiltIsThere() {
        assertThat(compose.services().values()).allSatisfy(service -> {
            Stream.ofNullable(service.volumes())
                    .flatMap(List::stream)
                    .filter(volume -> volume.startsWith("."))
                    .forEach(volume -> assertThat(DIRECTORY.resolve(volume.replaceFirst(":.*", "")))
                            .exists());
            Stream.ofNullable(service.build())
                    .forEach(build -> assertThat(
                                    DIRECTORY.resolve(build.context()).resolve(build.dockerfile()))
                            .exists());
        });
    }
}
