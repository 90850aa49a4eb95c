package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What the build says Grundy is made of: scanners read it for known holes. */
class BillOfMaterialsIT {
    @Test
    void namesEveryDependencyThatIsShipped() throws IOException, ParserConfigurationException, SAXException {
        List<String> named =
                BillOfMaterials.components().map(BillOfMaterials::name).toList();
        assertThat(shipped()).isNotEmpty().isSubsetOf(named);
    }

    @Test
    void saysOfEachWhichVersionItIsAndWhatItsBytesAre() {
        assertThat(BillOfMaterials.components()).isNotEmpty().allSatisfy(one -> {
            assertThat(one.path("version").asText()).isNotEmpty();
            assertThat(one.path("purl").asText()).startsWith("pkg:maven/");
            assertThat(one.path("hashes").findValuesAsText("alg")).contains("SHA-256");
        });
    }

    private static List<String> shipped() throws IOException, ParserConfigurationException, SAXException {
        Document project = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(Path.of("pom.xml").toFile());
        NodeList dependencies = project.getElementsByTagName("dependency");
        return Stream.iterate(0, i -> i < dependencies.getLength(), i -> i + 1)
                .map(i -> (Element) dependencies.item(i))
                .filter(BillOfMaterialsIT::isShipped)
                .map(one -> text(one, "groupId") + ":" + text(one, "artifactId"))
                .toList();
    }

    private static boolean isShipped(Element dependency) {
        boolean ofProject =
                dependency.getParentNode().getParentNode().getNodeName().equals("project");
        String scope = text(dependency, "scope");
        return ofProject && (scope.isEmpty() || scope.equals("compile") || scope.equals("runtime"));
    }

    private static String text(Element element, String name) {
        NodeList found = element.getElementsByTagName(name);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent();
    }
}
