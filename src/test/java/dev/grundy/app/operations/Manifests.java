package dev.grundy.app.operations;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.ObjectMeta;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Files for other programs, read as these read them but for one thing: a field that they do not know is refused. */
final class Manifests {
    static final Path KUBERNETES = Path.of("deploy/kubernetes");
    private static final String KUSTOMIZATION = "kustomization.yaml";

    /** The models keep fields that they do not know; a reader that refuses those finds slips. */
    private static final ObjectMapper STRICT = JsonMapper.builder()
            .annotationIntrospector(new JacksonAnnotationIntrospector() {
                private static final long serialVersionUID = 1;

                @Override
                public Boolean hasAnySetter(Annotated member) {
                    return false;
                }
            })
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private static final Map<String, Class<?>> KINDS = Map.of(
            "v1 Namespace", Namespace.class,
            "v1 Service", Service.class,
            "apps/v1 Deployment", Deployment.class,
            "policy/v1 PodDisruptionBudget", PodDisruptionBudget.class,
            "networking.k8s.io/v1 NetworkPolicy", NetworkPolicy.class,
            "networking.k8s.io/v1 Ingress", Ingress.class,
            "keda.sh/v1alpha1 ScaledObject", ScaledObject.class,
            "kustomize.config.k8s.io/v1beta1 Kustomization", Kustomization.class);

    private Manifests() {}

    /** Of KEDA (https://keda.sh/docs/latest/reference/scaledobject-spec/), as far as we use it. */
    record ScaledObject(String apiVersion, String kind, ObjectMeta metadata, Scaling spec) {}

    record Scaling(
            Target scaleTargetRef,
            int minReplicaCount,
            int maxReplicaCount,
            int pollingInterval,
            int cooldownPeriod,
            Fallback fallback,
            Map<String, Object> advanced,
            List<Trigger> triggers) {}

    record Target(String apiVersion, String kind, String name) {}

    record Fallback(int failureThreshold, int replicas) {}

    record Trigger(String type, Map<String, String> metadata) {}

    /** Of kustomize. */
    record Kustomization(String apiVersion, String kind, List<String> resources, List<Image> images) {}

    record Image(
            String name,
            String newName,
            @JsonProperty("newTag") String tag) {}

    /** The names of the files that are applied. */
    static List<String> applied() {
        return of(KUBERNETES.resolve(KUSTOMIZATION)).stream()
                .map(Kustomization.class::cast)
                .findFirst()
                .orElseThrow()
                .resources();
    }

    /** The files that lie there. */
    static List<String> files() {
        try (Stream<Path> files = Files.list(KUBERNETES)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(KUSTOMIZATION))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Object> all() {
        return Stream.concat(applied().stream(), Stream.of(KUSTOMIZATION))
                .flatMap(file -> of(KUBERNETES.resolve(file)).stream())
                .toList();
    }

    static <T> List<T> all(Class<T> type) {
        return all().stream().filter(type::isInstance).map(type::cast).toList();
    }

    static <T extends HasMetadata> T named(Class<T> type, String name) {
        return all(type).stream()
                .filter(found -> found.getMetadata().getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static List<Object> of(Path file) {
        return parse(text(file));
    }

    static List<Object> parse(String text) {
        List<Object> found = new ArrayList<>();
        for (Object document : new Load(LoadSettings.builder().build()).loadAllFromString(text)) {
            Map<?, ?> fields = (Map<?, ?>) document;
            String kind = fields.get("apiVersion") + " " + fields.get("kind");
            if (!KINDS.containsKey(kind)) {
                throw new IllegalArgumentException("nothing is known of " + kind);
            }
            found.add(STRICT.convertValue(fields, KINDS.get(kind)));
        }
        return found;
    }

    /** Strictly, as that type. */
    static <T> T as(Class<T> type, Object fields) {
        return STRICT.convertValue(fields, type);
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
