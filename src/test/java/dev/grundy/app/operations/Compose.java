package dev.grundy.app.operations;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** A compose file by https://github.com/compose-spec/compose-spec, as far as ours goes: every other key is refused. */
record Compose(
        String name,
        Map<String, Service> services,
        Map<String, Network> networks,
        Map<String, Object> volumes,
        Map<String, Secret> secrets) {
    static final Path FILE = Path.of("deploy/compose.yaml");
    private static final String MERGE = "<<";

    record Service(
            String image,
            Build build,
            Map<String, String> environment,
            List<String> secrets,
            List<String> volumes,
            List<String> networks,
            List<String> ports,
            @JsonProperty("depends_on") Object dependsOn,
            @JsonProperty("cap_drop") List<String> capDrop,
            @JsonProperty("cap_add") List<String> capAdd,
            @JsonProperty("security_opt") List<String> securityOpt,
            String cgroup,
            String restart,
            @JsonProperty("stop_grace_period") String stopGracePeriod,
            Healthcheck healthcheck) {}

    record Build(String context, String dockerfile) {}

    record Healthcheck(List<String> test, String interval, int retries) {}

    record Network(boolean internal, Ipam ipam) {}

    record Ipam(List<Subnet> config) {}

    record Subnet(String subnet) {}

    record Secret(String file) {}

    static Compose read() {
        return parse(Manifests.text(FILE));
    }

    static Compose parse(String text) {
        return Manifests.as(
                Compose.class, merged(new Load(LoadSettings.builder().build()).loadFromString(text)));
    }

    /** With what is merged in by {@code <<}, which compose understands and YAML 1.2 does not. */
    private static Object merged(Object node) {
        if (!(node instanceof Map<?, ?> fields)) {
            return node;
        }
        Map<Object, Object> whole = new HashMap<>();
        if (fields.get(MERGE) instanceof Map<?, ?> base) {
            whole.putAll(base);
        }
        fields.forEach((key, value) -> {
            if (!MERGE.equals(key)) {
                whole.put(key, merged(value));
            }
        });
        return whole;
    }
}
