import { goLive } from './live.js';

/**
 * Runs a program without leaving the page: what the buttons marked data-run would lead to comes into the panel instead.
 * Where there is no panel the form is sent as it is.
 */
export function watchRuns() {
  document.addEventListener('submit', (event) => {
    const panel = document.querySelector('[data-run-panel]');
    if (!panel || !event.submitter?.matches('[data-run]')) return;
    event.preventDefault();
    run(event.target, event.submitter, panel);
  });
  document.querySelectorAll('[data-run-inputs]').forEach(offerInputs);
}

async function run(form, button, panel) {
  panel.hidden = false;
  panel.setAttribute('aria-busy', 'true');
  button.disabled = true;
  try {
    const answer = await fetch(button.formAction, { method: 'POST', body: new FormData(form, button), headers: { 'X-Fragment': 'run' } });
    if (answer.status === 202 || answer.status === 422 || answer.status === 429) {
      panel.innerHTML = await answer.text();
      panel.querySelectorAll('[data-live]').forEach(goLive);
    } else {
      refuse(panel, panel.dataset.runBroken);
    }
  } catch {
    refuse(panel, panel.dataset.runOffline);
  } finally {
    button.disabled = false;
    panel.removeAttribute('aria-busy');
    panel.scrollIntoView({ block: 'nearest' });
  }
}

function refuse(panel, text) {
  const words = document.createElement('p');
  words.className = 'field__error';
  words.setAttribute('role', 'alert');
  words.textContent = text;
  panel.replaceChildren(words);
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
  copies.forEach((copy) => {
    copy.hidden = false;
    copy.addEventListener('click', () => add(copy.dataset.runFrom));
  });
}
