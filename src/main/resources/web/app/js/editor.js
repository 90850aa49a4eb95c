import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { colours, look } from './look.js';
import { grammarOf } from './modes.js';
import { offerLanguage } from './offer.js';
import { remembered, watchSettings } from './settings.js';
import { MOST_COPIED, withSize } from './sizes.js';

/** Keys of other editors, fetched when they are chosen. */
const KEYS = {
  vim: async () => (await import('../vendor/codemirror-vim/index.js')).vim({ status: true }),
  emacs: async () => (await import('../vendor/codemirror-emacs/index.js')).emacs(),
};
/** How wide a tab is in languages that indent by tabs, and elsewhere. */
const WIDTH = 4;

/** What CodeMirror says, in the words of the page. */
function phrases() {
  const said = document.querySelector('template[data-phrases]')?.content.querySelectorAll('[data-phrase]') ?? [];
  return Object.fromEntries([...said].map((one) => [one.dataset.phrase, one.textContent]));
}

function pastedBy(update) {
  const pieces = [];
  update.changes.iterChanges((fromBefore, toBefore, from, to, inserted) => pieces.push(inserted.toString()));
  return pieces.join('\n');
}

/** Puts a code editor in the place of a textarea, which goes on holding what the form sends. */
export function enhance(source) {
  const form = source.form;
  const chooser = form.querySelector('[data-editor-language]');
  const keys = document.querySelector('[data-editor-keys]');
  const mode = new Compartment();
  // Its styles are in the shadow root, where the page's rule for less motion does not reach.
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const width = new Compartment();
  const bindings = new Compartment();
  const owner = form.elements.version?.dataset.owner ?? 'guest';
  let settings = remembered(owner);
  let offer;
  const host = document.createElement('div');
  host.className = 'editor';
  source.after(host);
  source.hidden = true;
  source.required = false;
  if (keys) keys.hidden = false;

  /** Gives the textarea what stands here, or the number of characters where those are too many for each keystroke. */
  const handOver = (doc) => {
    if (doc.length > MOST_COPIED) {
      source.dataset.oversize = doc.length;
    } else {
      delete source.dataset.oversize;
      source.value = doc.toString();
    }
    source.dispatchEvent(new Event('input', { bubbles: true }));
  };
  refuseOversize(form, source, host);

  const view = new EditorView({
    // In a shadow root the editor's styles are constructed, not inlined: the Content-Security-Policy stays strict.
    root: host.attachShadow({ mode: 'open' }),
    parent: host.shadowRoot,
    state: EditorState.create({
      doc: source.value,
      extensions: [
        // Before all other keys, so that theirs go first.
        bindings.of([]),
        lineNumbers(), highlightActiveLineGutter(), highlightActiveLine(), history(), drawSelection({ cursorBlinkRate: calm ? 0 : 1200 }), indentOnInput(),
        bracketMatching(), closeBrackets(), autocompletion(), search({ top: true }), highlightSelectionMatches(),
        syntaxHighlighting(colours), look, EditorState.phrases.of(phrases()),
        EditorView.contentAttributes.of({
          'aria-label': source.labels[0]?.textContent ?? '',
          // Said outright: what can be scrolled has something in it that takes the focus, and so keys that scroll it.
          tabindex: '0',
          'aria-description': keys?.textContent ?? '',
        }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          if (update.transactions.some((one) => one.isUserEvent('input.paste'))) offer?.look(pastedBy(update), update.startState.doc.toString());
          handOver(update.state.doc);
        }),
        Prec.highest(keymap.of([
          { key: 'Mod-Enter', run: () => { form.requestSubmit(); return true; } },
          { key: 'Shift-Mod-Enter', run: () => {
            const button = form.querySelector('[data-run][value="all"]');
            if (button && !button.disabled) form.requestSubmit(button);
            return Boolean(button);
          } },
          { key: 'Alt-Enter', run: () => offer?.accept() ?? false },
          // Vim hears it too: a person who pasted there is still writing.
          { key: 'Escape', run: () => (offer?.dismiss() ?? false) && settings.keys !== 'vim' },
        ])),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, indentWithTab]),
        mode.of([]), width.of([]),
      ],
    }),
  });

  // The label still names the textarea, which is hidden now.
  source.labels[0]?.addEventListener('click', () => view.focus());
  // Other scripts that write into the textarea say so. The change can be undone like any other, and by itself.
  source.addEventListener('written', () => {
    if (view.state.doc.toString() === source.value) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: source.value },
      annotations: isolateHistory.of('full'),
    });
  });
  document.addEventListener('editor:focus', () => view.focus());
  leadTo(view);

  const chosen = () => (chooser ? chooser.selectedOptions[0] : source)?.dataset;
  const setMode = async () => {
    const name = chosen()?.mode;
    const grammar = await grammarOf(name);
    // Another may have been chosen while this one came.
    if (name !== chosen()?.mode) return;
    view.dispatch({ effects: mode.reconfigure(grammar) });
  };
  const setWidth = () => {
    const usual = settings.tabWidth === 'usual' ? chosen()?.indent : settings.tabWidth;
    const blanks = Number(usual) || WIDTH;
    const unit = usual === 'tab' ? '\t' : ' '.repeat(blanks);
    view.dispatch({ effects: width.reconfigure([indentUnit.of(unit), EditorState.tabSize.of(blanks)]) });
  };
  chooser?.addEventListener('change', () => {
    setMode();
    setWidth();
  });
  setMode();

  let bound = 'usual';
  const setKeys = async () => {
    const name = settings.keys;
    if (name === bound) return;
    const failed = document.querySelector('[data-keys-failed]');
    try {
      const chosen = (await KEYS[name]?.()) ?? [];
      if (name !== settings.keys) return;
      view.dispatch({ effects: bindings.reconfigure(chosen) });
      bound = name;
      host.dataset.keys = name;
      if (failed) failed.hidden = true;
    } catch {
      if (failed) failed.hidden = false;
    }
  };

  const apply = (chosen) => {
    settings = chosen;
    form.style.setProperty('--code-size', `${settings.fontSize}px`);
    setWidth();
    setKeys();
    view.requestMeasure();
  };
  document.querySelectorAll('dialog[data-settings]').forEach((dialog) => watchSettings(dialog, owner, apply));
  apply(settings);

  const option = (wanted) => [...(chooser?.options ?? [])].find((one) => !one.disabled && wanted(one));
  const put = (text, language) => {
    const event = new CustomEvent('put', { detail: { text, language }, cancelable: true });
    // Where nothing is kept, nobody takes it.
    if (!source.dispatchEvent(event)) return;
    if (chooser && chooser.value !== language) {
      chooser.value = language;
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
    }
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  };

  form.querySelectorAll('[data-offer-bar]').forEach((bar) => {
    offer = offerLanguage(bar, chooser, (text, language, before) => {
      // The language it was pasted into has again what it had.
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: before } });
      put(text, language);
      view.focus();
    }, () => view.focus());
  });

  form.querySelectorAll('[data-editor-file]').forEach((input) => {
    const tell = (wrong, about) => form.querySelectorAll('[data-file-wrong]').forEach((one) => {
      one.hidden = one.dataset.fileWrong !== wrong;
      one.querySelectorAll('[data-file-says]').forEach((place) => {
        place.textContent = one.dataset.says.replace(/\$([a-z]+)/g, (_, name) => about?.[name] ?? '');
      });
    });
    input.addEventListener('change', async () => {
      const file = input.files[0];
      if (!file) return;
      const { text, wrong, about } = await read(file, Number(source.dataset.editor));
      input.value = '';
      tell(wrong, about);
      if (wrong) return;
      const extension = file.name.slice(file.name.lastIndexOf('.') + 1);
      // As Language.owns: capital letters count in an extension of one letter alone.
      const spellings = extension.length > 1 ? [extension, extension.toLowerCase()] : [extension];
      const owns = (one) => one.dataset.extensions?.split(' ').some((known) => spellings.includes(known));
      put(text, (option(owns) ?? chooser?.selectedOptions[0])?.value);
      input.closest('details')?.removeAttribute('open');
    });
  });
}

/** What the textarea has not got cannot be sent, and what it had before must not be. */
function refuseOversize(form, source, host) {
  const note = document.createElement('p');
  note.className = 'field__error';
  note.setAttribute('role', 'alert');
  note.hidden = true;
  host.after(note);
  form.addEventListener('submit', (event) => {
    note.hidden = !source.dataset.oversize;
    note.textContent = '';
    if (note.hidden) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    note.textContent = withSize(source.dataset.unsent, Number(source.dataset.oversize));
  }, { capture: true });
  source.addEventListener('input', () => {
    if (!source.dataset.oversize) note.hidden = true;
  });
}

/** The text of a file, or what is wrong with it: its size or its encoding. */
async function read(file, most) {
  if (file.size > most) return { wrong: 'size' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { wrong: 'encoding', about: { name: file.name, ...firstWrong(bytes) } };
  }
}

/** Where bytes stop being UTF-8, as the server tells it. */
function firstWrong(bytes) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  try {
    for (const one of bytes) text += decoder.decode(Uint8Array.of(one), { stream: true });
  } catch {
    // What was decoded until then is the text before the place.
  }
  const before = new TextEncoder().encode(text).length;
  const lines = text.split('\n');
  return {
    line: lines.length,
    column: [...lines.at(-1)].length + 1,
    number: before + 1,
    value: `0x${bytes[before].toString(16).toUpperCase().padStart(2, '0')}`,
  };
}

/** Goes to a line when it is told to, or when the page's address names one. */
function leadTo(view) {
  const go = (line, column) => {
    const { doc } = view.state;
    const { from, to } = doc.line(Math.min(line, doc.lines));
    const at = Math.min(from + column - 1, to);
    view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
    view.focus();
  };
  document.addEventListener('editor:goto', ({ detail }) => go(detail.line, detail.column));
  const address = new URLSearchParams(window.location.search);
  const [line, column] = ['line', 'column'].map((name) => /^[1-9]\d{0,5}$/.test(address.get(name)) ? Number(address.get(name)) : 0);
  if (line) go(line, column || 1);
}
