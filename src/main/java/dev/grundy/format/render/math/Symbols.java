package dev.grundy.format.render.math;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The meanings of TeX's commands without arguments. */
final class Symbols {
    /** Shown as identifiers. */
    static final Map<String, String> IDENTIFIERS = table("""
            alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ
            nu ν xi ξ pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω
            Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
            infty ∞ emptyset ∅ varnothing ∅ ell ℓ hbar ℏ Re ℜ Im ℑ aleph ℵ partial ∂ nabla ∇ top ⊤ bot ⊥ angle ∠ triangle △
            ldots … dots … dotsc … cdots ⋯ dotsb ⋯ vdots ⋮ ddots ⋱ degree ° square □ Box □ blacksquare ■ checkmark ✓
            clubsuit ♣ diamondsuit ♢ heartsuit ♡ spadesuit ♠ star ⋆ bigstar ★ prime ′ textbackslash \\ % % # # $ $ & & _ _
            """);

    /** Operators and relations. */
    static final Map<String, String> OPERATORS = table("""
            le ≤ leq ≤ leqslant ⩽ ge ≥ geq ≥ geqslant ⩾ ne ≠ neq ≠ lt < gt > ll ≪ gg ≫ equiv ≡ approx ≈ sim ∼ simeq ≃ cong ≅
            propto ∝ prec ≺ succ ≻ preceq ⪯ succeq ⪰ mid ∣ nmid ∤ parallel ∥ perp ⊥ vdash ⊢ models ⊨ doteq ≐ coloneqq ≔
            in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ subsetneq ⊊ supset ⊃ supseteq ⊇ nsubseteq ⊈
            cdot ⋅ times × div ÷ pm ± mp ∓ ast ∗ circ ∘ bullet ∙ oplus ⊕ ominus ⊖ otimes ⊗ odot ⊙ oslash ⊘ wr ≀
            cup ∪ cap ∩ sqcup ⊔ sqcap ⊓ uplus ⊎ setminus ∖ smallsetminus ∖ backslash ∖ land ∧ wedge ∧ lor ∨ vee ∨ neg ¬ lnot ¬
            veebar ⊻ barwedge ⊼ forall ∀ exists ∃ nexists ∄ therefore ∴ because ∵ colon : dagger † ddagger ‡ amalg ⨿
            to → rightarrow → leftarrow ← gets ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ implies ⟹
            impliedby ⟸ iff ⟺ mapsto ↦ longrightarrow ⟶ longleftarrow ⟵ Longrightarrow ⟹ Longleftarrow ⟸ longmapsto ⟼
            uparrow ↑ downarrow ↓ updownarrow ↕ Uparrow ⇑ Downarrow ⇓ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖
            hookrightarrow ↪ hookleftarrow ↩ rightleftharpoons ⇌ leadsto ⇝ rightsquigarrow ⇝ triangleq ≜ asymp ≍
            trianglelefteq ⊴ triangleleft ◁ triangleright ▷ bowtie ⋈ diamond ⋄ lhd ⊲ rhd ⊳
            """);

    /** Brackets, also after left, right and big. */
    static final Map<String, String> FENCES = table("""
            lbrace { rbrace } { { } } langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lvert | rvert | vert | | ‖ Vert ‖
            lVert ‖ rVert ‖ lbrack [ rbrack ] llbracket ⟦ rrbracket ⟧ lgroup ⟮ rgroup ⟯ ulcorner ⌜ urcorner ⌝
            """);

    /** Large operators, whose bounds stand above and below on a line of their own. */
    static final Map<String, String> LARGE = table("""
            sum ∑ prod ∏ coprod ∐ bigcup ⋃ bigcap ⋂ bigoplus ⨁ bigotimes ⨂ bigvee ⋁ bigwedge ⋀ bigsqcup ⨆ biguplus ⨄
            """);

    static final Map<String, String> INTEGRALS = table("int ∫ iint ∬ iiint ∭ oint ∮");

    /** Functions by name. */
    static final Set<String> FUNCTIONS = Set.of(
            "arccos", "arcsin", "arctan", "arg", "cos", "cosh", "cot", "coth", "csc", "deg", "dim", "exp", "hom", "ker",
            "lg", "ln", "log", "sec", "sin", "sinh", "tan", "tanh");

    /** Functions whose bounds stand below on a line of their own. */
    static final Set<String> FUNCTIONS_WITH_BOUNDS = Set.of(
            "det", "gcd", "inf", "lim", "liminf", "limsup", "max", "min", "Pr", "sup", "lcm", "argmax", "argmin");

    static final Map<String, String> ACCENTS = table("""
            hat ^ widehat ^ bar ¯ overline ‾ vec → overrightarrow → overleftarrow ← tilde ~ widetilde ~ dot ˙ ddot ¨ acute ´
            grave ` check ˇ breve ˘ overbrace ⏞
            """);

    static final Map<String, String> UNDER_ACCENTS = table("underline _ underbrace ⏟ underbar _");

    /** Spaces in em. */
    static final Map<String, String> SPACES = Map.ofEntries(
            Map.entry(",", "0.167em"),
            Map.entry("thinspace", "0.167em"),
            Map.entry(":", "0.222em"),
            Map.entry(">", "0.222em"),
            Map.entry("medspace", "0.222em"),
            Map.entry(";", "0.278em"),
            Map.entry("thickspace", "0.278em"),
            Map.entry("!", "-0.167em"),
            Map.entry(" ", "0.25em"),
            Map.entry("space", "0.25em"),
            Map.entry("enspace", "0.5em"),
            Map.entry("quad", "1em"),
            Map.entry("qquad", "2em"),
            Map.entry("\n", "0.25em"));

    static final Map<String, Alphabet> ALPHABETS = Map.ofEntries(
            Map.entry("mathrm", Alphabet.NORMAL),
            Map.entry("rm", Alphabet.NORMAL),
            Map.entry("operatorname", Alphabet.NORMAL),
            Map.entry("mathbf", Alphabet.BOLD),
            Map.entry("bf", Alphabet.BOLD),
            Map.entry("boldsymbol", Alphabet.BOLD),
            Map.entry("bm", Alphabet.BOLD),
            Map.entry("mathit", Alphabet.ITALIC),
            Map.entry("it", Alphabet.ITALIC),
            Map.entry("mathcal", Alphabet.SCRIPT),
            Map.entry("mathscr", Alphabet.SCRIPT),
            Map.entry("cal", Alphabet.SCRIPT),
            Map.entry("mathfrak", Alphabet.FRAKTUR),
            Map.entry("mathbb", Alphabet.DOUBLE_STRUCK),
            Map.entry("mathsf", Alphabet.SANS),
            Map.entry("sf", Alphabet.SANS),
            Map.entry("mathtt", Alphabet.MONOSPACE),
            Map.entry("tt", Alphabet.MONOSPACE));

    static final Set<String> TEXTS = Set.of(
            "text", "textrm", "textnormal", "mbox", "hbox", "textit", "textbf", "texttt", "textsf", "textsc", "emph");

    private Symbols() {}

    private static Map<String, String> table(String pairs) {
        String[] words = pairs.trim().split("\\s+");
        Map<String, String> table = new HashMap<>();
        for (int i = 0; i < words.length; i += 2) {
            table.put(words[i], words[i + 1]);
        }
        return Map.copyOf(table);
    }
}
