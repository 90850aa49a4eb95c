import { say, saySending, showResults } from './results.js';

/**
 * Runs a program without leaving the page: what the buttons marked data-run would lead to comes below the editor instead.
 * Where there is no panel the form is sent as it is.
 */
export function watchRuns() {
  document.addEventListener('submit', (event) => {
    if (!document.querySelector('[data-results]') || !event.submitter?.matches('[data-run]')) return;
    event.preventDefault();
    run(event.target, event.submitter);
  });
  document.querySelectorAll('[data-run-inputs]').forEach(offerInputs);
  document.addEventListener('click', (event) => {
    const asked = event.target.closest('a[data-run-input]');
    const list = document.querySelector('[data-run-inputs]');
    if (!asked || !list) return;
    event.preventDefault();
    list.closest('details').open = true;
    list.dispatchEvent(new CustomEvent('run:input', { detail: asked.dataset.runInput }));
    list.parentElement.querySelector('button[data-run][value="own"]').focus();
  });
}

async function run(form, button) {
  const fields = new FormData(form, button);
  button.closest('[data-menu]')?.removeAttribute('open');
  button.disabled = true;
  saySending(() => form.requestSubmit(button));
  try {
    const answer = await fetch(button.formAction, { method: 'POST', body: fields, headers: { 'X-Fragment': 'run' } });
    if ([202, 403, 422, 429].includes(answer.status)) {
      const nodes = new DOMParser().parseFromString(await answer.text(), 'text/html').body.childNodes;
      showResults([...nodes], answer.headers.get('Location') ?? undefined);
    } else {
      say('failed', button.dataset.runBroken);
    }
  } catch {
    say('offline');
  } finally {
    button.disabled = false;
  }
}

/** Inputs of one's own: more of them, fewer, or one that begins as a sample. */
function offerInputs(list) {
  const row = list.parentElement.querySelector('[data-run-add]');
  const copies = list.parentElement.querySelectorAll('[data-run-from]');
  const first = list.firstElementChild.cloneNode(true);
  const most = Number(list.dataset.runMost);
  const number = () => [...list.children].forEach((one, index) => {
    const id = `own-${index + 1}`;
    const label = one.querySelector('label');
    label.textContent = label.textContent.replace(/\d+/, index + 1);
    label.htmlFor = id;
    one.querySelector('textarea').id = id;
    one.querySelector('button').hidden = list.children.length === 1;
    row.hidden = list.children.length >= most;
  });
  const removable = (one) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--quiet button--small';
    button.textContent = row.dataset.runRemove;
    button.addEventListener('click', () => { one.remove(); number(); });
    one.append(button);
    return one;
  };
  const add = (text) => {
    const empty = [...list.querySelectorAll('textarea')].find((area) => !area.value.trim());
    let area = text === '' ? undefined : empty;
    if (!area && list.children.length < most) {
      const one = removable(first.cloneNode(true));
      list.append(one);
      area = one.querySelector('textarea');
    }
    if (!area) return;
    area.value = text;
    number();
    area.focus();
  };
  [...list.children].forEach(removable);
  number();
  row.addEventListener('click', () => add(''));
  list.addEventListener('run:input', (event) => {
    const there = [...list.querySelectorAll('textarea')].some((area) => area.value === event.detail);
    if (!there) add(event.detail);
  });
  copies.forEach((copy) => {
    copy.hidden = false;
    copy.addEventListener('click', () => add(copy.dataset.runFrom));
  });
}
