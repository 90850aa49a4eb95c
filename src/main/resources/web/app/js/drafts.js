import { Shelf } from './shelf.js';
import { bytes, withSize } from './sizes.js';

const PAUSE_MS = 1200;
const GUEST = 'guest';

/**
 * Keeps what is written in the editor of a problem: in this browser with each keystroke, on the server after a pause. Where
 * another tab or device has written something else, both texts are shown and the person chooses. Answers what
 * submitting needs: flush() saves at once.
 */
export function keepDrafts(form) {
  const source = form.elements.source;
  const chooser = form.elements.language;
  const version = form.elements.version;
  const { owner, problem, draft } = version.dataset;
  const most = Number(source.dataset.editor);
  const state = form.querySelector('[data-draft-state]');
  const address = `/problems/${problem}/draft`;
  const shelf = new Shelf(owner, problem);
  let language = chooser.value;
  let dirty = false;
  let placing = false;
  let kept = true;
  let saving = Promise.resolve();
  let timer;

  const base = () => Number(version.value);
  const tell = (what) => {
    const words = state.dataset[what] ?? what;
    if (state.textContent !== words) state.textContent = words;
  };
  /** How many characters stand in the editor that are too many to be copied from there; 0 when it is all here. */
  const oversize = () => Number(source.dataset.oversize ?? 0);
  const size = () => oversize() || (source.value.length * 3 <= most ? 0 : bytes(source.value));
  const keepHere = () => { kept = shelf.put(language, { text: source.value, base: base(), dirty }); };
  /** Says where the text is that the server has not got. */
  const tellHere = () => {
    const large = size() > most;
    if (oversize() || !kept) tell(large ? withSize(state.dataset.unkept, size()) : 'full');
    else tell(large ? withSize(state.dataset.large, size()) : 'here');
  };
  const starter = () => form.querySelector(`template[data-starter="${language}"]`)?.content.textContent ?? '';
  const isUntouched = (text) => !text.trim() || text === starter();
  /** Shows a text that nobody has typed here; the starter for nothing. */
  const write = (text) => {
    placing = true;
    source.value = text.trim() ? text : starter();
    source.dispatchEvent(new Event('written'));
    placing = false;
  };
  const unlessSame = (other) => other !== undefined && other.text !== source.value;

  async function save() {
    clearTimeout(timer);
    if (owner === GUEST || !dirty || oversize() || differing(form)) return;
    if (size() > most) {
      tellHere();
      return;
    }
    const [text, of] = [source.value, language];
    tell('saving');
    try {
      const answer = await post(address, { language: of, source: text, version: base() });
      const told = await answer.json();
      if (of !== language) return;
      if (answer.ok) settled(told.version, text);
      else if (answer.status === 409 && told.source === text) settled(told.version, text);
      else if (answer.status === 409) differ({ text: told.source, base: told.version, at: told.updatedAt });
      else if (answer.status === 422 && kept) tell(told.detail);
      else tellHere();
    } catch {
      tellHere();
    }
  }

  function settled(number, text) {
    version.value = number;
    dirty = oversize() > 0 || source.value !== text;
    keepHere();
    if (oversize()) tellHere();
    else tell(dirty ? 'saving' : 'saved');
    if (dirty) later();
  }

  function later() {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  }

  function flush() {
    saving = saving.then(save);
    return saving;
  }

  /** Both texts side by side, until one is chosen. */
  function differ(other) {
    const panel = form.querySelector('[data-differ]');
    panel.querySelector('[data-differ-here]').textContent = source.value;
    panel.querySelector('[data-differ-there]').textContent = other.text;
    panel.querySelector('[data-differ-time]').textContent = other.at ? new Date(other.at).toLocaleString(document.documentElement.lang) : '';
    panel.hidden = false;
    tellHere();
    panel.onclick = (event) => {
      const keep = event.target.dataset.keep;
      if (!keep) return;
      panel.hidden = true;
      version.value = other.base;
      setAside(keep === 'there' ? source.value : other.text);
      if (keep === 'there') {
        write(other.text);
        dirty = other.dirty ?? false;
      } else {
        dirty = true;
      }
      keepHere();
      flush();
    };
  }

  /** What the server has meets what this browser has. */
  function meet(server) {
    version.value = server.base;
    const here = shelf.get(language);
    if (here === undefined || here.text === server.text || (!here.dirty && here.base <= server.base)) {
      write(server.text);
      dirty = false;
    } else if (here.base === server.base) {
      write(here.text);
      dirty = here.dirty;
      if (dirty) later();
    } else {
      write(here.text);
      dirty = true;
      differ(server);
    }
  }

  /** A guest's text goes on with the person who has signed in here. */
  function takeOver() {
    if (owner === GUEST) return;
    const guests = new Shelf(GUEST, problem);
    const written = guests.get(language) ? language : [...chooser.options].map((one) => one.value).find((one) => guests.get(one));
    if (!written) return;
    if (written !== language) {
      chooser.value = written;
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    const theirs = guests.get(written);
    const aside = guests.aside(written);
    guests.drop(written);
    if (aside !== undefined) setAside(aside);
    if (isUntouched(theirs.text) || theirs.text === source.value) return;
    const mine = { text: source.value, base: base(), dirty };
    write(theirs.text);
    dirty = true;
    keepHere();
    if (isUntouched(mine.text)) later();
    else differ(mine);
  }

  function setAside(text) {
    if (!isUntouched(text)) shelf.setAside(language, text);
  }

  function changed() {
    dirty = true;
    if (!oversize()) keepHere();
    // It is not saved any more: a person who closes the page now has it in this browser alone, if there.
    if (owner === GUEST || !kept || size() > most) tellHere();
    else tell('saving');
    if (owner !== GUEST) later();
  }

  /** Puts a text in the place of another, which can be brought back, also after the page was loaded anew. */
  function replace(text) {
    const before = source.value;
    if (text === before && !oversize()) return;
    setAside(before);
    write(text);
    changed();
    if (!isUntouched(before)) tell('aside');
  }

  source.addEventListener('input', () => {
    if (!placing && (oversize() || shelf.get(language)?.text !== source.value)) changed();
  });

  /** The text of the chosen language takes the place of the other one, which is saved by now. */
  async function changeLanguage() {
    language = chooser.value;
    dirty = false;
    shelf.choose(language);
    form.querySelector('[data-differ]').hidden = true;
    const server = owner === GUEST ? { text: '', base: 0 } : await asked(address, language);
    if (language !== chooser.value) return;
    if (server) meet(server);
    else meet({ text: shelf.get(language)?.text ?? '', base: shelf.get(language)?.base ?? 0 });
    takeOver();
  }

  // A flush from now on waits for the chosen language's text too.
  chooser.addEventListener('change', () => { saving = flush().then(changeLanguage); });

  // A text that comes as a whole, with its language: it waits for what is kept of that language, and sets it aside.
  source.addEventListener('put', async (event) => {
    event.preventDefault();
    const { text, language: wanted } = event.detail;
    if (wanted !== language) {
      chooser.value = wanted;
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
      await saving;
    }
    replace(text);
  });

  const restored = {
    starter: async () => starter(),
    before: async () => shelf.aside(language),
    submitted: async () => (await asked(address, language))?.submitted,
  };
  form.querySelectorAll('[data-restore]').forEach((item) => {
    const menu = item.closest('details');
    const which = item.dataset.restore;
    if (which === 'before') menu.addEventListener('toggle', () => { item.hidden = shelf.aside(language) === undefined; });
    item.addEventListener('click', async (event) => {
      if (which === 'submitted' && owner === GUEST) return;
      event.preventDefault();
      menu.open = false;
      const text = await restored[which]();
      if (text === undefined || text === null) tell('nothing');
      else replace(text);
      document.dispatchEvent(new CustomEvent('editor:focus'));
    });
  });

  window.addEventListener('storage', (event) => {
    const [before, now] = oversize() ? [] : shelf.heard(event, language) ?? [];
    if (!unlessSame(now)) {
      if (now) version.value = now.base;
      return;
    }
    if (before === undefined || before.text === source.value) {
      version.value = now.base;
      write(now.text);
      dirty = false;
    } else {
      differ(now);
    }
  });
  window.addEventListener('beforeunload', (event) => {
    if (oversize() || (dirty && !kept)) event.preventDefault();
  });
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') flush(); });
  form.addEventListener('drafts:flush', (event) => event.detail.push(flush()));

  shelf.dropOthers();
  start();

  function start() {
    if (draft === 'true') {
      const came = [...chooser.options].find((one) => one.defaultSelected)?.value ?? language;
      // A person who chose a language before this script came still has the text of the one that the page came with.
      if (came !== language && lines(source.value) === lines(source.defaultValue)) {
        language = came;
        chooser.dispatchEvent(new Event('change', { bubbles: true }));
        return;
      }
      const wanted = shelf.language();
      const known = [...chooser.options].some((one) => one.value === wanted && !one.disabled);
      // With nothing on the server, the language that was written in here goes before.
      if (base() === 0 && isUntouched(source.value) && known && wanted !== language) {
        chooser.value = wanted;
        chooser.dispatchEvent(new Event('change', { bubbles: true }));
        return;
      }
      const typed = source.value;
      // Written before this script came, by a person or by a browser that restores its forms; what a guest sent comes back so too.
      const written = owner === GUEST ? !isUntouched(typed) : lines(typed) !== lines(source.defaultValue);
      const early = written && typed !== shelf.get(language)?.text;
      meet({ text: typed, base: base() });
      if (early && source.value === typed) changed();
      else if (early) setAside(typed);
      takeOver();
      if (early && shelf.aside(language) === typed) tell('aside');
      return;
    }
    // An earlier submission lies in the editor: the draft stands beside it.
    asked(address, language).then((server) => {
      dirty = true;
      const other = shelf.get(language)?.dirty ? { ...shelf.get(language), base: server?.base ?? 0 } : server;
      version.value = server?.base ?? 0;
      if (other && !isUntouched(other.text) && unlessSame(other)) differ(other);
      else flush();
    });
  }

  return { flush };
}

function differing(form) {
  return !form.querySelector('[data-differ]').hidden;
}

/** A text as a textarea has it. */
function lines(text) {
  return text.replace(/\r\n?/g, '\n');
}

/** What the server has of a language; undefined when it cannot be asked. */
async function asked(address, language) {
  try {
    const answer = await fetch(`${address}?language=${encodeURIComponent(language)}`, { headers: { Accept: 'application/json' } });
    if (!answer.ok || answer.redirected) return undefined;
    const { source, version, updatedAt, submitted } = await answer.json();
    return { text: source, base: version, at: updatedAt, submitted };
  } catch {
    return undefined;
  }
}

function post(address, fields) {
  return fetch(address, { method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams(fields) });
}
