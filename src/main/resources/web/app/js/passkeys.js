/**
 * Shows the form where the browser can make and use passkeys of this address, and asks it for one before the form is sent. What it
 * is asked stands in the page, or is fetched when the button is pressed.
 */
export function offerPasskeys(place) {
  const isPossible = window.PublicKeyCredential?.parseRequestOptionsFromJSON && window.location.origin === place.dataset.passkeyOrigin;
  place.hidden = !isPossible;
  if (!isPossible) return;
  document.querySelectorAll('[data-passkey-impossible]').forEach((note) => { note.hidden = true; });
  const form = place.querySelector('form');
  form.addEventListener('submit', (event) => {
    if (form.elements.credential.value) return;
    event.preventDefault();
    ask(place, form);
  });
}

async function ask(place, form) {
  const [button, failed] = [form.querySelector('button'), form.querySelector('[data-passkey-failed]')];
  button.disabled = true;
  failed.hidden = true;
  try {
    const credential = place.dataset.passkeyOptions ? await make(place.dataset.passkeyOptions) : await sign(form);
    form.elements.credential.value = JSON.stringify(credential.toJSON());
    form.requestSubmit();
  } catch {
    // A person who closed the browser's dialog presses again.
    failed.hidden = false;
    button.disabled = false;
    button.focus();
  }
}

function make(options) {
  const publicKey = window.PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options).publicKey);
  return navigator.credentials.create({ publicKey });
}

async function sign(form) {
  const answer = await fetch(`${form.action}/begin`, { method: 'POST', body: new URLSearchParams() });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const publicKey = window.PublicKeyCredential.parseRequestOptionsFromJSON((await answer.json()).publicKey);
  return navigator.credentials.get({ publicKey });
}
