import highlighter from 'highlight.js/lib/core';
import cpp from 'highlight.js/lib/languages/cpp';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';

highlighter.registerLanguage('cpp', cpp);
highlighter.registerLanguage('java', java);
highlighter.registerLanguage('javascript', javascript);
highlighter.registerLanguage('python', python);
highlighter.registerAliases(['c++'], { languageName: 'cpp' });

/** Fetched by pages that show code in them; the others are on nearly every page with code. */
const SELDOM = {
  c: () => import('highlight.js/lib/languages/c'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  go: () => import('highlight.js/lib/languages/go'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  rust: () => import('highlight.js/lib/languages/rust'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
};

/** Colours every code block whose language is known here; others stay as they are. */
export function highlightAll(root) {
  root.querySelectorAll('pre code[class*="language-"]').forEach((block) => {
    const language = /language-([\w+#-]+)/.exec(block.className)[1];
    if (highlighter.getLanguage(language)) {
      highlighter.highlightElement(block);
    } else if (Object.hasOwn(SELDOM, language)) {
      SELDOM[language]().then((grammar) => {
        highlighter.registerLanguage(language, grammar.default);
        highlighter.highlightElement(block);
      });
    }
  });
}
