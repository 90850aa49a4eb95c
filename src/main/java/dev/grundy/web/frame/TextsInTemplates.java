package dev.grundy.web.frame;

import io.quarkus.qute.CompletedStage;
import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.NamespaceResolver;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Lets templates say {@code {m:sign-in}} or {@code {m:greeting(name)}}: the text of that key. */
@EngineConfiguration
public class TextsInTemplates implements NamespaceResolver {
    @Override
    public String getNamespace() {
        return "m";
    }

    @Override
    public CompletionStage<Object> resolve(EvalContext context) {
        if (context.getParams().isEmpty()) {
            return CompletedStage.of(Texts.of(context.getName()));
        }
        List<CompletionStage<Object>> arguments =
                context.getParams().stream().map(context::evaluate).toList();
        return arguments.stream().allMatch(TextsInTemplates::isThere)
                ? CompletedStage.of(text(context, arguments))
                : CompletableFuture.allOf(arguments.stream()
                                .map(CompletionStage::toCompletableFuture)
                                .toArray(CompletableFuture[]::new))
                        .thenApply(done -> text(context, arguments));
    }

    /** Most are: Qute joins what is complete without futures. */
    private static boolean isThere(CompletionStage<Object> argument) {
        return argument instanceof CompletedStage<Object> stage && !stage.isFailure();
    }

    private static Object text(EvalContext context, List<CompletionStage<Object>> arguments) {
        return Texts.of(
                context.getName(),
                arguments.stream()
                        .map(argument -> argument.toCompletableFuture().join())
                        .toArray());
    }
}
