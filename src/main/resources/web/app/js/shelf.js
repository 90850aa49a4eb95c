const PREFIX = 'grundy:draft:';
const LANGUAGE = 'grundy:language:';

/**
 * What this browser keeps of one person's text for one problem, by language: { text, base, dirty, at }. The base is the version
 * on the server that the text was made from; dirty says that the server has not got it yet.
 */
export class Shelf {
  constructor(owner, problem) {
    this.owner = owner;
    this.problem = problem;
  }

  key(language) {
    return `${PREFIX}${this.owner}:${this.problem}:${language}`;
  }

  get(language) {
    return parse(localStorage.getItem(this.key(language)));
  }

  /** Answers whether the text is kept: the browser's room may be used up. */
  put(language, draft) {
    try {
      localStorage.setItem(this.key(language), JSON.stringify({ ...draft, at: Date.now() }));
      localStorage.setItem(LANGUAGE + this.owner, language);
      return true;
    } catch {
      return false;
    }
  }

  /** Keeps a text that another takes the place of, instead of the one kept before. */
  setAside(language, text) {
    try {
      localStorage.setItem(`${this.key(language)}:aside`, text);
    } catch {
      // No room: undo in the editor still has it.
    }
  }

  /** The text that was set aside last; undefined when there is none. */
  aside(language) {
    return localStorage.getItem(`${this.key(language)}:aside`) ?? undefined;
  }

  drop(language) {
    localStorage.removeItem(this.key(language));
    localStorage.removeItem(`${this.key(language)}:aside`);
  }

  /** The language that was written in last, for any problem. */
  language() {
    return localStorage.getItem(LANGUAGE + this.owner);
  }

  choose(language) {
    localStorage.setItem(LANGUAGE + this.owner, language);
  }

  /** What another tab has just kept: [before, now] if it is this language of this shelf. */
  heard(event, language) {
    return event.key === this.key(language) && event.newValue ? [parse(event.oldValue), parse(event.newValue)] : undefined;
  }

  /** The texts of another account: a person who signs in here finds nothing of somebody else. */
  dropOthers() {
    if (this.owner === 'guest') return;
    keys().filter((key) => ![this.owner, 'guest'].includes(key.slice(PREFIX.length).split(':')[0])).forEach((key) => localStorage.removeItem(key));
  }
}

/** Of what the server has, nothing stays in this browser. What it has not got is not lost: it waits for its owner to come back. */
export function clearShelves() {
  keys().filter((key) => !parse(localStorage.getItem(key))?.dirty).forEach((key) => localStorage.removeItem(key));
}

function keys() {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function parse(text) {
  try {
    const draft = JSON.parse(text);
    return typeof draft?.text === 'string' ? draft : undefined;
  } catch {
    return undefined;
  }
}
