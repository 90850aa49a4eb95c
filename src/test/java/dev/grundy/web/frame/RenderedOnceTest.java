package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.qute.Engine;
import io.quarkus.qute.ReflectionValueResolver;
import io.quarkus.qute.Template;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RenderedOnceTest {
    private final Template template = Engine.builder()
            .addDefaults()
            .addValueResolver(new ReflectionValueResolver())
            .addSectionHelper(new RenderedOnce())
            .build()
            .parse("{#for one in all}{#once one=one}<{one.said}>{/once}{/for}");

    /** Equal to others of its name, and says how often it was asked what it says. */
    private static final class Counted {
        private final String name;
        private final List<String> asked;

        Counted(String name, List<String> asked) {
            this.name = name;
            this.asked = asked;
        }

        @SuppressWarnings("unused") // asked for by the template
        public String getSaid() {
            asked.add(name);
            return name + asked.size();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Counted counted && counted.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    @Test
    void equalValuesAreRenderedOnceAndOthersForThemselves() {
        List<String> asked = new ArrayList<>();
        List<Counted> all = List.of(new Counted("a", asked), new Counted("b", asked), new Counted("a", asked));
        assertThat(template.data("all", all).render()).isEqualTo("<a1><b2><a1>");
        assertThat(template.data("all", all).render()).isEqualTo("<a1><b2><a1>");
    }

    @Test
    void whatWasNotAskedForLongestIsForgotten() {
        List<String> asked = new ArrayList<>();
        List<Counted> many = new ArrayList<>();
        for (int i = 0; i <= RenderedOnce.MOST_KEPT; i++) {
            many.add(new Counted("n" + i, asked));
        }
        template.data("all", many).render();
        assertThat(template.data("all", List.of(many.getLast())).render()).isEqualTo("<n2000" + many.size() + ">");
        assertThat(template.data("all", List.of(many.getFirst())).render()).isEqualTo("<n0" + (many.size() + 1) + ">");
    }
}
