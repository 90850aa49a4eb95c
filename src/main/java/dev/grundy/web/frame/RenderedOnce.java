package dev.grundy.web.frame;

import io.quarkus.qute.CompletedStage;
import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.Expression;
import io.quarkus.qute.ResultNode;
import io.quarkus.qute.Scope;
import io.quarkus.qute.SectionHelper;
import io.quarkus.qute.SectionHelperFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Lets templates say <code>{#once row=row topics=list.showsTopics}…{/once}</code>. The section's content is rendered once for equal values and each
 * language. It is kept while it is asked for, up to 2000 texts for each place in a template. Nothing between may depend on anything but these; {@code
 * TemplatesTest} sees that nothing of the visitor stands there.
 */
@EngineConfiguration
public class RenderedOnce implements SectionHelperFactory<RenderedOnce.Section> {
    static final int MOST_KEPT = 2_000;

    @Override
    public List<String> getDefaultAliases() {
        return List.of("once");
    }

    @Override
    public Scope initializeBlock(Scope outer, BlockInfo block) {
        if (block.getLabel().equals(MAIN_BLOCK_NAME)) {
            block.getParameters().forEach(block::addExpression);
        }
        return outer;
    }

    @Override
    public Section initialize(SectionInitContext context) {
        return new Section(context.getParameters().keySet().stream()
                .map(context::getExpression)
                .toList());
    }

    /** One place in one template. Thread-safe. */
    public static final class Section implements SectionHelper {
        private final List<Expression> values;
        private final Map<List<Object>, Text> texts;

        Section(List<Expression> values) {
            this.values = values;
            this.texts = new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<List<Object>, Text> eldest) {
                    return size() > MOST_KEPT;
                }
            };
        }

        @Override
        public CompletionStage<ResultNode> resolve(SectionResolutionContext context) {
            PageLanguage language = ReaderLanguage.now();
            List<CompletionStage<Object>> asked = new ArrayList<>(values.size());
            for (Expression value : values) {
                asked.add(context.evaluate(value));
            }
            if (asked.stream().allMatch(Section::isThere)) {
                return text(key(language, asked), context);
            }
            return CompletableFuture.allOf(asked.stream()
                            .map(CompletionStage::toCompletableFuture)
                            .toArray(CompletableFuture[]::new))
                    .thenCompose(done -> text(key(language, asked), context));
        }

        private static boolean isThere(CompletionStage<Object> value) {
            return value instanceof CompletedStage<Object> stage && !stage.isFailure();
        }

        private static List<Object> key(PageLanguage language, List<CompletionStage<Object>> asked) {
            Object[] key = new Object[asked.size() + 1];
            key[0] = language;
            for (int i = 1; i < key.length; i++) {
                CompletionStage<Object> value = asked.get(i - 1);
                key[i] = value instanceof CompletedStage<Object> stage
                        ? stage.get()
                        : value.toCompletableFuture().join();
            }
            return Arrays.asList(key);
        }

        /** Qute joins what is complete without futures. */
        private CompletionStage<ResultNode> text(List<Object> key, SectionResolutionContext context) {
            Text known = known(key);
            return known != null
                    ? CompletedStage.of(known)
                    : context.execute().thenApply(result -> keep(key, Text.of(result)));
        }

        private synchronized @Nullable Text known(List<Object> key) {
            return texts.get(key);
        }

        private synchronized ResultNode keep(List<Object> key, Text text) {
            texts.put(key, text);
            return text;
        }
    }

    private static final class Text extends ResultNode {
        private final String text;

        private Text(String text) {
            this.text = text;
        }

        static Text of(ResultNode result) {
            StringBuilder text = new StringBuilder();
            result.process(text::append);
            return new Text(text.toString());
        }

        @Override
        public void process(Consumer<String> consumer) {
            consumer.accept(text);
        }
    }
}
