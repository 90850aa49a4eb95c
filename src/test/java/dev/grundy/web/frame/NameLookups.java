package dev.grundy.web.frame;

import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.Results;
import io.quarkus.qute.ValueResolver;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;

/** Stands before all resolvers of the application under test and notes for which names of which templates they are asked one by one. */
@EngineConfiguration
public class NameLookups implements ValueResolver {
    private static final Set<String> NAMES = ConcurrentHashMap.newKeySet();

    /** Such as {@code problem/list.html: rows}, since it was asked the last time. */
    static Set<String> take() {
        Set<String> taken = Set.copyOf(NAMES);
        NAMES.clear();
        return taken;
    }

    @Override
    public int getPriority() {
        return Integer.MAX_VALUE;
    }

    @Override
    public boolean appliesTo(EvalContext context) {
        NAMES.add(context.resolutionContext().getTemplate().getId() + ": " + context.getName());
        return false;
    }

    @Override
    public CompletionStage<Object> resolve(EvalContext context) {
        return Results.notFound(context);
    }
}
