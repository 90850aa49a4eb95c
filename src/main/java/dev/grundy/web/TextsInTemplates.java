package dev.grundy.web;

import io.quarkus.qute.CompletedStage;
import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.Expression;
import io.quarkus.qute.NamespaceResolver;
import java.util.ArrayList;
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
        List<CompletableFuture<Object>> arguments = new ArrayList<>();
        for (Expression argument : context.getParams()) {
            arguments.add(context.evaluate(argument).toCompletableFuture());
        }
        return CompletableFuture.allOf(arguments.toArray(CompletableFuture[]::new))
                .thenApply(done -> Texts.of(
                        context.getName(),
                        arguments.stream().map(CompletableFuture::join).toArray()));
    }
}
