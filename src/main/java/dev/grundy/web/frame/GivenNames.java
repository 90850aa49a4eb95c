package dev.grundy.web.frame;

import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.NamespaceResolver;
import io.quarkus.qute.ResolutionContext;
import io.quarkus.qute.Results;
import java.util.concurrent.CompletionStage;

/**
 * Lets tags ask for a parameter that may be left out: {@code {given:error}} is its value, null without it. Qute's own
 * {@code {error??}} asks all resolvers of the application, some hundreds, before it knows that nobody gave it. Thread-safe.
 */
@EngineConfiguration
public class GivenNames implements NamespaceResolver {
    @Override
    public String getNamespace() {
        return "given";
    }

    @Override
    public CompletionStage<Object> resolve(EvalContext context) {
        for (ResolutionContext scope = context.resolutionContext(); scope != null; scope = scope.getParent()) {
            CompletionStage<Object> found = OuterScopes.in(scope.getData(), context.getName());
            if (found != null && !OuterScopes.isMissing(found)) {
                return found;
            }
        }
        return Results.NULL;
    }
}
