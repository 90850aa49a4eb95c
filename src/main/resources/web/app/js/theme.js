/** Changes the theme without loading the page again; the form's own post still tells the server, which keeps it. */
export function watchTheme() {
  document.querySelector('[data-theme-form]')?.addEventListener('submit', (event) => {
    const form = event.target;
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    event.preventDefault();
    document.documentElement.dataset.theme = event.submitter.value;
    form.closest('details').open = false;
    fetch(form.action, { method: 'POST', body: fields, redirect: 'manual' });
  });
}
