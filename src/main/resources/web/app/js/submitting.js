import { say, showResults } from './results.js';

/** Sends the program without leaving the page: the verdict arrives below the editor. Other buttons of the form go their own way. */
export function submitInPlace(form) {
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented || (event.submitter && !event.submitter.matches('[data-submit]'))) return;
    event.preventDefault();
    send(form);
  });
}

async function send(form) {
  const button = form.querySelector('[data-submit]');
  if (!button || button.disabled) return;
  button.disabled = true;
  say('sending');
  try {
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form), headers: { Accept: 'application/json' } });
    const told = await answer.json();
    if (answer.ok) await follow(told.submission);
    else say('failed', told.detail);
  } catch {
    say('offline');
  } finally {
    button.disabled = false;
  }
}

async function follow(submission) {
  const answer = await fetch(`${submission}/panel`);
  const nodes = new DOMParser().parseFromString(await answer.text(), 'text/html').body.childNodes;
  showResults([...nodes], submission);
}
