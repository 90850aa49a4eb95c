import { StreamLanguage } from '@codemirror/language';

const stream = (mode) => StreamLanguage.define(mode);

/** Grammars are a third of the editor: each is fetched when a language is chosen that names it in languages.yaml. */
const MODES = {
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
  csharp: async () => stream((await import('@codemirror/legacy-modes/mode/clike')).csharp),
  go: async () => stream((await import('@codemirror/legacy-modes/mode/go')).go),
  java: async () => (await import('@codemirror/lang-java')).java(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  kotlin: async () => stream((await import('@codemirror/legacy-modes/mode/clike')).kotlin),
  python: async () => (await import('@codemirror/lang-python')).python(),
  rust: async () => stream((await import('@codemirror/legacy-modes/mode/rust')).rust),
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
};

/** What the editor knows of texts in that mode; nothing of a mode that has no grammar here. */
export async function grammarOf(mode) {
  return (await MODES[mode]?.()) ?? [];
}
