const PREFIX = 'grundy:studio:';
const PAUSE_MS = 700;

/** Keeps what is typed into a file's form until it is saved, and shows a text beside what its page will show. */
export function watchStudio(form) {
  const { text, path, revision } = form.elements;
  const notice = form.querySelector('[data-studio-draft]');
  if (notice) keep(form, text, notice, `${PREFIX}${notice.dataset.studioDraft}:${form.action}:${path.value}`, revision);
  const shown = form.closest('[data-studio-split]')?.querySelector('[data-studio-shown]');
  if (shown) preview(form, text, shown);
}

function keep(form, text, notice, key, revision) {
  const saved = text.value;
  const seen = revision.value;
  const kept = read(key);
  const write = (value) => {
    text.value = value;
    text.dispatchEvent(new Event('written'));
  };
  if (kept && kept.text !== saved) {
    // Made from an older revision, it is sent as such: what others changed since is merged with it.
    revision.value = kept.revision;
    notice.hidden = false;
    write(kept.text);
  } else {
    localStorage.removeItem(key);
  }
  text.addEventListener('input', () => {
    if (text.value === saved) localStorage.removeItem(key);
    else store(key, { text: text.value, revision: revision.value });
  });
  notice.querySelector('[data-studio-discard]').addEventListener('click', () => {
    revision.value = seen;
    localStorage.removeItem(key);
    notice.hidden = true;
    write(saved);
  });
}

function preview(form, text, shown) {
  const address = form.querySelector('[data-studio-preview]').formAction;
  let timer;
  let asked = 0;
  const ask = async () => {
    const mine = ++asked;
    try {
      const answer = await fetch(address, { method: 'POST', body: new FormData(form), headers: { 'X-Fragment': 'preview' } });
      if (answer.ok && mine === asked) shown.innerHTML = await answer.text();
    } catch {
      // What was shown stays: the next key asks again.
    }
  };
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE_MS);
  });
}

function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key));
    return typeof kept?.text === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser's room is used up: the text stays in the page.
  }
}
