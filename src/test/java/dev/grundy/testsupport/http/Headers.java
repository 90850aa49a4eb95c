package dev.grundy.testsupport.http;

import java.net.http.HttpHeaders;
import java.util.List;
import java.util.stream.Collectors;

/** Headers of a response, in the order of their names. */
public record Headers(List<Header> asList) {
    /** One of them. */
    public record Header(String name, String value) {}

    static Headers of(HttpHeaders headers) {
        return new Headers(headers.map().entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(value -> new Header(entry.getKey(), value)))
                .toList());
    }

    /** Of all with that name, in any case. */
    public List<String> getValues(String name) {
        return asList.stream()
                .filter(header -> header.name.equalsIgnoreCase(name))
                .map(Header::value)
                .toList();
    }

    @Override
    public String toString() {
        return asList.stream().map(header -> header.name + ": " + header.value).collect(Collectors.joining("\n"));
    }
}
