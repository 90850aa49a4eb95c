/**
 * Sends the small forms of a section without leaving the page, so that a program that is being written stays where it is. The
 * answer's own section takes the place of this one; an answer without it is a page that has something to say, and is gone to.
 */
export function sendQuietly(section) {
  section.addEventListener('submit', async (event) => {
    const form = event.target;
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    event.preventDefault();
    try {
      const answer = await send(form, fields);
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(section.id);
      if (!answer.ok || !fresh) {
        form.submit();
        return;
      }
      keepOpen(section, fresh);
      section.replaceChildren(...fresh.childNodes);
      section.querySelector('[aria-pressed], button, summary')?.focus();
    } catch {
      say(section);
    }
  });
}

function send(form, fields) {
  return form.method === 'get' ? fetch(`${form.action}?${fields}`) : fetch(form.action, { method: 'POST', body: fields });
}

function keepOpen(section, fresh) {
  const now = section.querySelectorAll('details');
  fresh.querySelectorAll('details').forEach((details, i) => {
    details.open ||= now[i]?.open ?? false;
  });
}

function say(section) {
  const note = section.querySelector('[role="alert"]') ?? section.appendChild(document.createElement('p'));
  note.setAttribute('role', 'alert');
  note.textContent = section.dataset.quietForms;
}
