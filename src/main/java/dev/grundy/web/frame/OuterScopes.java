package dev.grundy.web.frame;

import io.quarkus.qute.CompletedStage;
import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.Mapper;
import io.quarkus.qute.ResolutionContext;
import io.quarkus.qute.Results;
import io.quarkus.qute.ValueResolver;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Finds a template's names in its scopes, from the innermost loop or tag outwards. Without it Qute asks every resolver of the
 * application, some hundreds, about a name in each scope that does not have it. That was half of a page of rows.
 */
@EngineConfiguration
public class OuterScopes implements ValueResolver {
    /** The names to which a map itself answers when it has no such key, and the name that stands for the scope. */
    private static final Set<String> OF_THE_SCOPE_ITSELF =
            Set.of("this", "keys", "keySet", "values", "entrySet", "size", "empty", "isEmpty", "class");

    @Override
    public int getPriority() {
        return 100; // before all of Qute's and the generated ones
    }

    @Override
    public boolean appliesTo(EvalContext context) {
        Object base = context.getBase();
        return (base instanceof Mapper || base instanceof Map)
                && base == context.resolutionContext().getData()
                && context.getParams().isEmpty()
                && !OF_THE_SCOPE_ITSELF.contains(context.getName());
    }

    /** Not found where a scope is neither a map nor a mapper: who else knows such objects is asked then, as without this. */
    @Override
    public CompletionStage<Object> resolve(EvalContext context) {
        for (ResolutionContext scope = context.resolutionContext(); scope != null; scope = scope.getParent()) {
            CompletionStage<Object> found = in(scope.getData(), context.getName());
            if (found == null) {
                break;
            }
            if (!isMissing(found)) {
                return found;
            }
        }
        return Results.notFound(context);
    }

    /** @return null if nobody can tell whether that scope has the name */
    static @Nullable CompletionStage<Object> in(@Nullable Object scope, String name) {
        if (scope instanceof Map<?, ?> map) {
            return map.containsKey(name) ? CompletedStage.of(map.get(name)) : Results.notFound(name);
        }
        if (scope instanceof Mapper mapper) {
            return mapper.appliesTo(name) ? mapper.getAsync(name) : Results.notFound(name);
        }
        return null;
    }

    static boolean isMissing(CompletionStage<Object> found) {
        return found instanceof CompletedStage<Object> stage && !stage.isFailure() && Results.isNotFound(stage.get());
    }
}
