package dev.grundy.format.image;

import dev.grundy.format.pack.Fault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** Reads one drawing, and refuses what is not known to do nothing but draw. Not safe for use by several threads. */
final class SvgCheck extends DefaultHandler {
    private static final int MOST_FAULTS = 20;
    private static final int MOST_PARTS = 20_000;
    // Below what the reader itself allows, which would tell it in words of its own.
    private static final int DEEPEST = 90;
    private static final int LONGEST_TOLD = 40;
    private static final String PLAIN = "save it as plain SVG (in Inkscape: Plain SVG), or remove this";

    private final String file;
    private final List<Fault> faults = new ArrayList<>();
    private final Deque<SvgPart> open = new ArrayDeque<>();
    private final Map<String, SvgPart> byId = new HashMap<>();
    private final StringBuilder style = new StringBuilder();
    private @Nullable Locator locator;
    private @Nullable SvgPart root;
    private int parts;

    private SvgCheck(String file) {
        this.file = file;
    }

    /** In order of their lines, at most twenty. */
    static List<Fault> faults(String file, byte[] bytes) {
        SvgCheck check = new SvgCheck(file);
        if (XmlDeclaration.isOfUtf8(bytes)) {
            check.read(bytes);
        } else {
            check.error(1, "the drawing does not say that it is XML 1.0 in UTF-8", "save it as UTF-8");
        }
        return List.copyOf(check.faults);
    }

    private void read(byte[] bytes) {
        try {
            InputSource source = new InputSource(new ByteArrayInputStream(bytes));
            source.setEncoding("UTF-8");
            reader().parse(source);
            if (faults.isEmpty() && root != null) {
                root.endless(byId)
                        .ifPresent(part -> error(
                                part.line(),
                                "this draws itself, or what it refers to draws more than " + SvgPart.MOST_DRAWN
                                        + " parts",
                                "draw it with fewer references"));
            }
        } catch (EnoughException e) {
            // The parser reported the fault already.
        } catch (SAXParseException e) {
            unreadable(e);
        } catch (SAXException e) {
            error(1, "this is no XML", "save the drawing anew");
        } catch (IOException e) {
            // Of bytes in memory: they are not UTF-8.
            error(1, "the drawing is not UTF-8", "save it as UTF-8");
        }
    }

    private void unreadable(SAXParseException e) {
        int line = Math.max(1, e.getLineNumber());
        if (String.valueOf(e.getMessage()).contains("DOCTYPE")) {
            error(line, "there is a DOCTYPE", "remove it: drawings need none");
        } else {
            error(line, "this is no XML: " + e.getMessage(), "save the drawing anew");
        }
    }

    private XMLReader reader() throws SAXException {
        try {
            SAXParserFactory factory = SAXParserFactory.newDefaultNSInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
            factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
            factory.setXIncludeAware(false);
            XMLReader reader = factory.newSAXParser().getXMLReader();
            reader.setContentHandler(this);
            reader.setErrorHandler(this);
            reader.setEntityResolver(this);
            return reader;
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("every Java platform must parse XML securely", e);
        }
    }

    @Override
    public void setDocumentLocator(Locator locator) {
        this.locator = locator;
    }

    @Override
    public void startElement(String namespace, String name, String qualified, Attributes attributes)
            throws SAXException {
        SvgPart part = new SvgPart(name, line(), open.peek());
        enter(part, namespace, name);
        if (!SvgNames.isElement(namespace, name)) {
            refuse("the element <" + told(qualified) + "> is not allowed in a drawing", PLAIN);
        }
        for (int i = 0; i < attributes.getLength(); i++) {
            attribute(part, attributes, i);
        }
        Optional.ofNullable(attributes.getValue("", "id")).ifPresent(id -> byId.putIfAbsent(id, part));
    }

    private void enter(SvgPart part, String namespace, String name) throws SAXException {
        SvgPart around = open.peek();
        if (around == null) {
            root = part;
            if (!namespace.equals(SvgNames.SVG) || !name.equals("svg")) {
                refuse("the drawing does not begin with <svg xmlns=\"" + SvgNames.SVG + "\">", "save it as SVG");
            }
        } else if (around.isStyle()) {
            refuse("there is an element in <style>", "write nothing but CSS there");
        }
        open.push(part);
        parts++;
        if (parts > MOST_PARTS || open.size() > DEEPEST) {
            refuse(
                    "the drawing has more than " + MOST_PARTS + " elements, or they stand more than " + DEEPEST
                            + " deep",
                    "draw it with fewer");
            throw new EnoughException();
        }
    }

    private void attribute(SvgPart part, Attributes attributes, int i) throws SAXException {
        String namespace = attributes.getURI(i);
        String name = attributes.getLocalName(i);
        String value = attributes.getValue(i);
        String told = told(attributes.getQName(i));
        if (!SvgNames.isAttribute(namespace, name)) {
            refuse("the attribute " + told + " is not allowed in a drawing", PLAIN);
        } else if (name.equals("href")) {
            Optional<String> id = StyleText.fragment(value.strip());
            id.ifPresent(target -> part.refersTo(List.of(target)));
            if (id.isEmpty()) {
                refuse(told + " leads out of the drawing", "refer to parts of the drawing only: #id");
            }
        } else if (SvgNames.isStyle(namespace, name)) {
            style(told, value, true);
            if (SvgNames.isInherited(name)) {
                part.isPaintedWith(StyleText.references(value));
            } else {
                part.refersTo(StyleText.references(value));
            }
        }
    }

    private void style(String where, String css, boolean mayRefer) throws SAXException {
        Optional<String> refused = StyleText.refused(css, mayRefer);
        if (refused.isPresent()) {
            refuse(
                    "there is " + told(refused.get()) + " in " + where,
                    "use colours and sizes only" + (mayRefer ? ", and url(#id) for parts of the drawing" : ""));
        }
    }

    @Override
    public void characters(char[] text, int start, int length) {
        SvgPart around = open.peek();
        if (around != null && around.isStyle()) {
            style.append(text, start, length);
        }
    }

    @Override
    public void endElement(String namespace, String name, String qualified) throws SAXException {
        SvgPart part = open.pop();
        if (part.isStyle()) {
            style("<style>", style.toString(), false);
            style.setLength(0);
        }
    }

    @Override
    public void processingInstruction(String target, String data) throws SAXException {
        refuse("there is a processing instruction, <?" + told(target) + " …?>", "remove it: drawings need none");
    }

    @Override
    public InputSource resolveEntity(@Nullable String publicId, String systemId) {
        throw new UncheckedIOException(new IOException("nothing is fetched for a drawing"));
    }

    @Override
    public void error(SAXParseException e) throws SAXException {
        throw e;
    }

    private void refuse(String found, String cure) throws SAXException {
        error(line(), found, cure);
        if (faults.size() >= MOST_FAULTS) {
            throw new EnoughException();
        }
    }

    private void error(int line, String found, String cure) {
        faults.add(new Fault(Fault.Severity.ERROR, file, OptionalInt.of(line), found, cure));
    }

    private int line() {
        return locator == null ? 1 : Math.max(1, locator.getLineNumber());
    }

    private static String told(String name) {
        return name.length() <= LONGEST_TOLD ? name : name.substring(0, LONGEST_TOLD) + "…";
    }

    /** Ends the reading when nobody needs to know more. */
    private static final class EnoughException extends SAXException {
        private static final long serialVersionUID = 1;
    }
}
