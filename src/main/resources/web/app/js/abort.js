/** Ends a judging or a run without leaving the page: the live part before the button tells what became of it. */
export function watchAborts() {
  document.addEventListener('submit', (event) => {
    if (!event.target.matches('[data-abort]')) return;
    event.preventDefault();
    abort(event.target);
  });
}

async function abort(form) {
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), headers: { 'X-Fragment': 'abort' } });
    if (answer.ok) focusOn(form.parentElement.querySelector('[data-live]'));
    else form.submit(); // it leads to a page that says what is wrong
  } catch {
    button.disabled = false; // offline: it can be pressed again
  }
}

/** The button goes when the live part says that all is over. */
function focusOn(told) {
  if (!told) return;
  told.tabIndex = -1;
  told.focus();
}
