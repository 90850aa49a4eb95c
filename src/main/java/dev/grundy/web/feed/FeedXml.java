package dev.grundy.web.feed;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes a document that is well-formed with any texts in it. Not safe for use by several threads. */
public final class FeedXml {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final XMLStreamWriter writer;

    /** A document whose root element is in that namespace. */
    public FeedXml(String root, String namespace) {
        try {
            this.writer =
                    XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
            writer.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
            writer.writeStartElement(root);
            writer.writeDefaultNamespace(namespace);
        } catch (XMLStreamException e) {
            throw unwritten(e);
        }
    }

    public FeedXml open(String element) {
        try {
            writer.writeStartElement(element);
            return this;
        } catch (XMLStreamException e) {
            throw unwritten(e);
        }
    }

    public FeedXml close() {
        try {
            writer.writeEndElement();
            return this;
        } catch (XMLStreamException e) {
            throw unwritten(e);
        }
    }

    public FeedXml text(String element, String text) {
        try {
            writer.writeStartElement(element);
            writer.writeCharacters(allowed(text));
            writer.writeEndElement();
            return this;
        } catch (XMLStreamException e) {
            throw unwritten(e);
        }
    }

    /** A text that is HTML (RFC 4287, 3.1.1.2). */
    public FeedXml html(String element, String html) {
        try {
            writer.writeStartElement(element);
            writer.writeAttribute("type", "html");
            writer.writeCharacters(allowed(html));
            writer.writeEndElement();
            return this;
        } catch (XMLStreamException e) {
            throw unwritten(e);
        }
    }

    public FeedXml link(String relation, String address) {
        try {
            writer.writeEmptyElement("link");
            writer.writeAttribute("rel", relation);
            writer.writeAttribute("href", allowed(address));
            return this;
        } catch (XMLStreamException e) {
            throw unwritten(e);
        }
    }

    /** The whole, its root closed. */
    public byte[] end() {
        try {
            writer.writeEndDocument();
            writer.close();
            return bytes.toByteArray();
        } catch (XMLStreamException e) {
            throw unwritten(e);
        }
    }

    /** Characters that XML 1.0 cannot hold (2.2) are left out. */
    private static String allowed(String text) {
        return text.replaceAll("[^\\x09\\x0A\\x0D\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]", "");
    }

    private static IllegalStateException unwritten(XMLStreamException e) {
        return new IllegalStateException("XML could not be written into memory", e);
    }
}
