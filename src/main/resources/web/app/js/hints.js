/** Opens the next hint in its place: what is being written in the editor stays. */
export function openHintsInPlace() {
  document.addEventListener('click', (event) => {
    const offer = event.target.closest('a[data-open-hint]');
    const form = document.querySelector('form[data-hint-form]');
    if (!offer || !form) return;
    event.preventDefault();
    // On a phone text and code take turns.
    if (!form.checkVisibility()) window.location.hash = '#text';
    offer.remove();
    form.requestSubmit();
  });
  document.addEventListener('submit', async (event) => {
    const form = event.target.closest('form[data-hint-form]');
    if (!form) return;
    event.preventDefault();
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams(new FormData(form)),
        headers: { 'X-Fragment': 'true' },
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-hints]');
      form.closest('[data-hints]').replaceWith(fresh);
      fresh.querySelector('details[open] > summary').focus();
    } catch {
      form.submit();
    }
  });
}
