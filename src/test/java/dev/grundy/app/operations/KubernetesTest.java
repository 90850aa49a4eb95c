package dev.grundy.app.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.app.operations.Manifests.Kustomization;
import dev.grundy.app.operations.Manifests.ScaledObject;
import dev.grundy.app.operations.PromQl.Condition;
import dev.grundy.base.queue.Lane;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.HTTPGetAction;
import io.fabric8.kubernetes.api.model.LabelSelector;
import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.Probe;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyPort;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.quarkus.runtime.configuration.DurationConverter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of deploy/kubernetes are what Kubernetes takes, field by field, and speak of what there is. */
class KubernetesTest {
    private static final String JUDGE = "grundy-judge";
    private static final String WEB = "grundy-web";
    /** A node's own and one more: what docker/judge-login.sh counts with. */
    private static final int CONNECTIONS_OF_A_JUDGE = 51;

    @Test
    void whatLiesThereIsApplied() {
        assertThat(Manifests.applied()).containsExactlyInAnyOrderElementsOf(Manifests.files());
        assertThat(Manifests.all()).hasSizeGreaterThan(10);
    }

    @ParameterizedTest
    @CsvSource({
        "readinessProbe:, readyProbe:",
        "periodSeconds: 10, seconds: 10",
        "maxSurge: 0, maxSurges: 0",
        "drop: [ALL], drops: [ALL]"
    })
    void aSlipIsRefused(String right, String slip) {
        String text = Manifests.text(Manifests.KUBERNETES.resolve("judge.yaml"));
        assertThat(text).contains(right);
        assertThatThrownBy(() -> Manifests.parse(text.replace(right, slip)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {WEB, JUDGE})
    void probesAskWhatEveryNodeAnswers(String name) {
        Container container = container(name);
        assertThat(Stream.of(container.getStartupProbe(), container.getReadinessProbe(), container.getLivenessProbe())
                        .map(Probe::getHttpGet)
                        .map(HTTPGetAction::getPath))
                .containsExactly("/q/health/started", "/q/health/ready", "/q/health/live")
                .containsExactlyInAnyOrderElementsOf(KnownNames.healthAddresses());
        assertThat(container.getPorts()).singleElement().satisfies(port -> {
            assertThat(port.getName()).isEqualTo("http");
            assertThat(Manifests.text(Path.of("docker/" + name.replace("grundy-", "") + ".Dockerfile")))
                    .contains("EXPOSE " + port.getContainerPort());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {WEB, JUDGE})
    void everyVariableIsOneThatIsRead(String name) {
        assertThat(container(name).getEnv())
                .extracting(EnvVar::getName)
                .hasSizeGreaterThan(4)
                .isSubsetOf(KnownNames.variables());
    }

    @Test
    void imagesAreThoseThatAreBuilt() {
        assertThat(Manifests.all(Deployment.class))
                .extracting(found -> container(found).getImage())
                .containsExactlyInAnyOrderElementsOf(KnownNames.images());
        assertThat(Manifests.all(Kustomization.class).getFirst().images())
                .extracting(Manifests.Image::name)
                .containsExactlyInAnyOrderElementsOf(KnownNames.images());
    }

    @Test
    void aJudgeHasWhatTheWallsNeedEachWithItsReasonAndNothingElse() {
        var security = container(JUDGE).getSecurityContext();
        assertThat(security.getPrivileged()).isNull();
        assertThat(security.getCapabilities().getDrop()).containsExactly("ALL");
        assertThat(security.getCapabilities().getAdd())
                .containsExactlyElementsOf(
                        Compose.read().services().get("judge-1").capAdd());
        String text = Manifests.text(Manifests.KUBERNETES.resolve("judge.yaml"));
        security.getCapabilities().getAdd().forEach(one -> assertThat(text).containsPattern("- " + one + " +# \\w"));
    }

    @Test
    void aWebNodeMayNothing() {
        var security = container(WEB).getSecurityContext();
        assertThat(security.getCapabilities().getDrop()).containsExactly("ALL");
        assertThat(security.getCapabilities().getAdd()).isEmpty();
        assertThat(security.getAllowPrivilegeEscalation()).isFalse();
        assertThat(security.getReadOnlyRootFilesystem()).isTrue();
        var pod = template(WEB).getSpec().getSecurityContext();
        assertThat(pod.getRunAsNonRoot()).isTrue();
        assertThat(Manifests.text(Path.of("docker/web.Dockerfile"))).contains("--uid " + pod.getRunAsUser());
    }

    @Test
    void aNodeIsLeftEnoughTimeToGo() {
        Duration drain = DurationConverter.parseDuration(variable(JUDGE, "GRUNDY_JUDGE_DRAIN"));
        assertThat(grace(JUDGE)).isGreaterThanOrEqualTo(drain.plusSeconds(15));
        long asleep = container(WEB).getLifecycle().getPreStop().getSleep().getSeconds();
        assertThat(grace(WEB)).isGreaterThanOrEqualTo(Duration.ofSeconds(asleep + 15));
    }

    @Test
    void whoeverSelectsFindsSomebody() {
        List<Deployment> deployments = Manifests.all(Deployment.class);
        assertThat(deployments)
                .allSatisfy(found -> assertThat(
                                found.getSpec().getTemplate().getMetadata().getLabels())
                        .isEqualTo(found.getSpec().getSelector().getMatchLabels()));
        Set<String> names = deployments.stream()
                .map(found -> found.getMetadata().getNamespace() + " "
                        + labels(found.getSpec().getSelector()))
                .collect(Collectors.toSet());
        assertThat(Manifests.all(PodDisruptionBudget.class))
                .hasSize(2)
                .allSatisfy(found -> assertThat(names)
                        .contains(found.getMetadata().getNamespace() + " "
                                + labels(found.getSpec().getSelector())));
        assertThat(Manifests.all(Service.class))
                .allSatisfy(found -> assertThat(names)
                        .contains(found.getMetadata().getNamespace() + " "
                                + found.getSpec().getSelector()));
        assertThat(Manifests.all(Ingress.class)
                        .getFirst()
                        .getSpec()
                        .getRules()
                        .getFirst()
                        .getHttp()
                        .getPaths())
                .allSatisfy(path -> assertThat(path.getBackend().getService().getName())
                        .isEqualTo(Manifests.all(Service.class)
                                .getFirst()
                                .getMetadata()
                                .getName()));
    }

    @Test
    void aJudgeTalksToPostgresAndNobodyElse() {
        NetworkPolicy policy = Manifests.named(NetworkPolicy.class, JUDGE);
        assertThat(policy.getMetadata().getNamespace())
                .isEqualTo(
                        Manifests.named(Deployment.class, JUDGE).getMetadata().getNamespace());
        assertThat(policy.getSpec().getPodSelector().getMatchLabels()).isEmpty();
        assertThat(policy.getSpec().getPolicyTypes()).containsExactly("Ingress", "Egress");
        assertThat(policy.getSpec().getEgress()).hasSize(2).allSatisfy(way -> {
            assertThat(way.getTo())
                    .isNotEmpty()
                    .allSatisfy(peer -> assertThat(peer.getPodSelector()).isNotNull());
            assertThat(way.getPorts()).isNotEmpty();
        });
        assertThat(policy.getSpec().getEgress().stream()
                        .flatMap(way -> way.getPorts().stream())
                        .map(NetworkPolicyPort::getPort)
                        .map(port -> port.getIntVal()))
                .containsOnly(5432, 53);
        assertThat(variable(JUDGE, "GRUNDY_DATABASE_URL")).contains(":5432/").startsWith("postgresql://judge@");
    }

    @Test
    void judgesAreAsManyAsTheAgeOfTheQueueAsksFor() {
        ScaledObject scaled = Manifests.all(ScaledObject.class).getFirst();
        assertThat(scaled.spec().scaleTargetRef().name()).isEqualTo(JUDGE);
        assertThat(scaled.metadata().getNamespace())
                .isEqualTo(
                        Manifests.named(Deployment.class, JUDGE).getMetadata().getNamespace());
        assertThat(scaled.spec().minReplicaCount()).isPositive();
        PromQl query =
                PromQl.parse(scaled.spec().triggers().getFirst().metadata().get("query"));
        assertThat(query.selectors()).singleElement().satisfies(selector -> {
            assertThat(Manifests.text(Path.of("docs/operations.md")))
                    .contains("| `" + selector.metric() + "` | gauge | `lane` |");
            Condition lanes = selector.conditions().getFirst();
            assertThat(Arrays.stream(Lane.values())
                            .map(lane -> lane.name().toLowerCase(Locale.ROOT))
                            .filter(lanes::isMetBy))
                    .containsExactly("run", "submit", "hand");
        });
        assertThat(Manifests.text(Path.of("docs/operations.md")))
                .contains("connection limit " + scaled.spec().maxReplicaCount() * CONNECTIONS_OF_A_JUDGE);
    }

    private static String labels(LabelSelector selector) {
        return selector.getMatchLabels().toString();
    }

    private static Duration grace(String name) {
        return Duration.ofSeconds(template(name).getSpec().getTerminationGracePeriodSeconds());
    }

    private static String variable(String name, String variable) {
        return container(name).getEnv().stream()
                .filter(found -> found.getName().equals(variable))
                .map(EnvVar::getValue)
                .findFirst()
                .orElseThrow();
    }

    private static PodTemplateSpec template(String name) {
        return Manifests.named(Deployment.class, name).getSpec().getTemplate();
    }

    private static Container container(String name) {
        return container(Manifests.named(Deployment.class, name));
    }

    private static Container container(Deployment deployment) {
        return deployment.getSpec().getTemplate().getSpec().getContainers().getFirst();
    }
}
