package dev.grundy.format.read;

import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The content of DOMjudge's {@code submissions.json}: the file to start with, by path of the submission below submissions. */
record SubmissionsJson(Map<String, String> entryPoints) {
    private static final String FILE = "submissions.json";

    /** JSON is YAML too; a file that is neither is left to the tool that it was made for. */
    static SubmissionsJson read(PackageTree tree, Faults faults) {
        Map<String, String> entryPoints = new LinkedHashMap<>();
        tree.text(FILE, faults).ifPresent(text -> {
            Faults own = new Faults();
            YamlSection json = YamlSection.of(text, FILE, own);
            for (String path : json.keys()) {
                json.section(path)
                        .flatMap(entry -> entry.text("entry_point"))
                        .ifPresent(entry -> entryPoints.put(
                                path.replaceFirst("^/?submissions/", "").replaceFirst("/$", ""), entry));
            }
            own.list().forEach(fault -> faults.warning(FILE, fault.found(), fault.cure()));
        });
        return new SubmissionsJson(entryPoints);
    }

    Optional<String> entryPoint(String path) {
        return Optional.ofNullable(entryPoints.get(path));
    }
}
