import { say, saySending, showResults } from './results.js';

/** Sends the program without leaving the page: the verdict arrives below the editor. Other buttons of the form go their own way. */
export function submitInPlace(form, drafts) {
  const button = form.querySelector('[data-submit]');
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented || (event.submitter && event.submitter !== button)) return;
    event.preventDefault();
    // A guest's text is kept in this browser and goes on after signing in.
    if (button.dataset.door) window.location.assign(button.dataset.door);
    else send(form, drafts, button);
  });
}

async function send(form, drafts, button) {
  if (button.disabled) return;
  button.disabled = true;
  saySending(() => form.requestSubmit());
  try {
    await drafts.flush();
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form), headers: { Accept: 'application/json' } });
    const told = await answer.json();
    if (answer.ok) await follow(told.submission);
    else if (answer.status === 401) say('signed-out');
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
