import highlighter from 'highlight.js/lib/core';
import cpp from 'highlight.js/lib/languages/cpp';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';

highlighter.registerLanguage('cpp', cpp);
highlighter.registerLanguage('java', java);
highlighter.registerLanguage('javascript', javascript);
highlighter.registerLanguage('python', python);
highlighter.registerAliases(['c', 'c++'], { languageName: 'cpp' });

/** Colours every code block whose language is known here; others stay as they are. */
export function highlightAll(root) {
  root.querySelectorAll('pre code[class*="language-"]').forEach((block) => {
    const language = /language-([\w+#-]+)/.exec(block.className)[1];
    if (highlighter.getLanguage(language)) highlighter.highlightElement(block);
  });
}
