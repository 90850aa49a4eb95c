package dev.grundy.format.exchange;

import dev.grundy.format.pack.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Reads XML without following anything that it refers to. */
final class XmlFile {
    private static final long LARGEST_BYTES = 16 << 20;
    private static final int DEEPEST = 100;
    private static final String ANEW = "export the package anew";

    private XmlFile() {}

    /** @throws ExchangeException when the file is no XML, too large or too deep */
    static Element root(Path file) throws IOException {
        if (Files.size(file) > LARGEST_BYTES) {
            throw new ExchangeException(
                    file.getFileName() + " has more than " + (LARGEST_BYTES >> 20) + " MiB; export the package anew");
        }
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setAttribute("jdk.xml.maxElementDepth", DEEPEST);
            factory.setXIncludeAware(false);
            var builder = factory.newDocumentBuilder();
            // The default handler prints to standard error.
            builder.setErrorHandler(null);
            return builder.parse(file.toFile()).getDocumentElement();
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("every Java platform must parse XML securely", e);
        } catch (SAXException e) {
            String found = "this is no XML: " + e.getMessage();
            OptionalInt line = e instanceof SAXParseException at && at.getLineNumber() > 0
                    ? OptionalInt.of(at.getLineNumber())
                    : OptionalInt.empty();
            String name = file.getFileName().toString();
            throw new ExchangeException(
                    name + " is no XML: " + e.getMessage() + "; " + ANEW,
                    List.of(new Fault(Fault.Severity.ERROR, name, line, found, ANEW)));
        }
    }

    /** Elements at a path of names below an element. */
    static List<Element> all(Element from, String... path) {
        List<Element> found = List.of(from);
        for (String name : path) {
            List<Element> deeper = new ArrayList<>();
            for (Element element : found) {
                for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
                    if (child instanceof Element inner && inner.getTagName().equals(name)) {
                        deeper.add(inner);
                    }
                }
            }
            found = deeper;
        }
        return found;
    }

    static Optional<Element> first(Element from, String... path) {
        return all(from, path).stream().findFirst();
    }

    static Optional<String> attribute(Element element, String name) {
        return element.hasAttribute(name) ? Optional.of(element.getAttribute(name)) : Optional.empty();
    }
}
