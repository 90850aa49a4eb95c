package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.qute.Engine;
import io.quarkus.qute.EngineBuilder;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.ReflectionValueResolver;
import io.quarkus.qute.Results;
import io.quarkus.qute.UserTagSectionHelper;
import io.quarkus.qute.ValueResolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OuterScopesTest {
    /** Stands for the many that know nothing of a scope: notes the names that it is asked for. */
    private static final class Asked implements ValueResolver {
        private final List<String> names = new ArrayList<>();

        @Override
        public int getPriority() {
            return 50;
        }

        @Override
        public boolean appliesTo(EvalContext context) {
            names.add(context.getName());
            return true;
        }

        @Override
        public CompletionStage<Object> resolve(EvalContext context) {
            return Results.notFound(context);
        }
    }

    private final Asked asked = new Asked();

    private final Engine engine = engine().addValueResolver(new OuterScopes()).build();

    private EngineBuilder engine() {
        return Engine.builder()
                .addDefaults()
                .addValueResolver(new ReflectionValueResolver())
                .addValueResolver(asked)
                .addSectionHelper(new UserTagSectionHelper.Factory("tag", "tag"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {#for a in all}{a}{outer}{/for}                        | 1x2x
            {#for a in all}{#for b in all}{a}{b}{outer}{/for}{/for} | 11x12x21x22x
            {#for a in all}{#let outer=a}{outer}{/let}{/for}        | 12
            {#for all in all}{all}{/for}                            | 12
            {#for a in all}{nothing ?: outer}{/for}                 | xx
            {#for a in all}{a_count}{outer}{/for}                   | 1x2x
            {#with word}{length}{/with}                             | 4
            {#with map}{size}{key}{outer}{/with}                    | 1vx
            {#for a in all}{map.size}{map.key}{/for}                | 1v1v
            {#for a in all}{#if empty??}{a}{#else}none{/if}{/for}   | 12""")
    void namesMeanWhatTheyMeanWithoutIt(String template, String rendered) {
        assertThat(render(engine, template)).isEqualTo(rendered);
        assertThat(render(engine().build(), template)).isEqualTo(rendered);
    }

    @Test
    void aTagSeesItsOwnParametersOnly() {
        engine.putTemplate("tag", engine.parse("{own}{outer ?: '-'}"));
        assertThat(render(engine, "{#for a in all}{#tag own=a /}{/for}")).isEqualTo("1-2-");
    }

    @Test
    void nobodyElseIsAskedForANameThatAScopeHas() {
        render(engine, "{#for a in all}{#for b in all}{a}{b}{outer}{/for}{/for}");
        assertThat(asked.names).isEmpty();
    }

    /** A tag sees no names but its own, and an empty text or no value is as good as nothing for a condition. */
    @Test
    void whatATagWasNotGivenIsNothing() {
        Engine tags = engine().addValueResolver(new OuterScopes())
                .addNamespaceResolver(new GivenNames())
                .build();
        tags.putTemplate("tag", tags.parse("{given:own ?: '-'}{#if given:outer}?{/if}"));
        assertThat(render(tags, "{#for a in all}{#tag own=a /}{/for}{#tag /}")).isEqualTo("12-");
        assertThat(asked.names).doesNotContain("own", "outer");
    }

    private static String render(Engine engine, String template) {
        return engine.parse(template)
                .data("all", List.of(1, 2))
                .data("outer", "x")
                .data("word", "word")
                .data("map", Map.of("key", "v"))
                .data("empty", true)
                .render();
    }
}
