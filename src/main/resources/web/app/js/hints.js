/** Opens the next hint in its place: what is being written in the editor stays. */
export function openHintsInPlace() {
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
