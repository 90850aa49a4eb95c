package dev.grundy.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests the JVM's one {@link Site}, opened by the first that asks and closed after the last: {@code @ExtendWith(OneSite.class)}. */
final class OneSite implements ParameterResolver {
    private static final Namespace OURS = Namespace.create(OneSite.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == Site.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        return test.getRoot().getStore(OURS).computeIfAbsent(Site.class, type -> open(), Site.class);
    }

    private static Site open() {
        try {
            return Site.open();
        } catch (IOException e) {
            throw new UncheckedIOException("the product did not start", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted before the product had started", e);
        }
    }
}
