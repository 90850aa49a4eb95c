import { tell } from './live.js';

/**
 * Sends the small forms of a section without leaving the page, so that a program that is being written stays where it is. The
 * answer's own section takes the place of this one. An answer without it is a page that has something to say, and is gone to.
 */
export function sendQuietly(section) {
  let alone = false;
  section.addEventListener('submit', async (event) => {
    if (alone) return;
    const [form, pressed] = [event.target, event.submitter];
    const fields = new URLSearchParams(new FormData(form, pressed));
    event.preventDefault();
    try {
      const answer = await send(form, fields);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const fresh = page.getElementById(section.id);
      if (!answer.ok || !fresh) {
        alone = true;
        form.requestSubmit(pressed);
        return;
      }
      const focused = section.contains(document.activeElement) ? document.activeElement : undefined;
      keepOpen(section, fresh);
      keepWritten(section, fresh, form, fields);
      section.replaceChildren(...fresh.childNodes);
      if (focused) (focused.isConnected ? focused : counterpart(pressed, section))?.focus();
      showFlash(section, page.querySelector('.flash'));
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

/** What was written and not sent stays as it is, made from what it was made from. */
function keepWritten(section, fresh, sent, fields) {
  section.querySelectorAll('form').forEach((form) => {
    const place = [...fresh.querySelectorAll('form')].find((one) => address(one) === address(form));
    if (!place) return;
    if (form !== sent && [...form.elements].some(isChanged)) {
      place.replaceWith(form);
      return;
    }
    form.querySelectorAll('textarea').forEach((area) => {
      if (form === sent && area.value !== fields.get(area.name)) place.elements[area.name].value = area.value;
    });
  });
}

function isChanged(field) {
  return field.defaultValue !== undefined && field.value !== field.defaultValue;
}

/** The button of the new section that does what the pressed one of the old one did, or undoes it. */
function counterpart(pressed, section) {
  const alike = [...section.querySelectorAll('button')].filter((one) => address(one.form) === address(pressed.form) && one.name === pressed.name);
  return alike.find((one) => one.value === pressed.value) ?? alike[0] ?? section.querySelector('button, summary');
}

function address(form) {
  return form.getAttribute('action');
}

/** Where somebody looks who has just pressed something here. */
function showFlash(section, flash) {
  if (!flash) return;
  flash.removeAttribute('role');
  section.append(flash);
  tell(flash.textContent.trim());
}

function say(section) {
  const note = section.querySelector('[role="alert"]') ?? section.appendChild(document.createElement('p'));
  note.setAttribute('role', 'alert');
  note.textContent = section.dataset.quietForms;
}
