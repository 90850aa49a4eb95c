import { clearShelves } from './shelf.js';

/** Signing out takes what was written out of this browser, as far as the server has it. */
export function watchSignOut() {
  document.querySelectorAll('form[action="/sign-out"], form[action="/account/sign-out-everywhere"]').forEach((door) => {
    door.addEventListener('submit', async (event) => {
      event.preventDefault();
      const flushes = [];
      document.querySelectorAll('[data-code-form]').forEach((form) => form.dispatchEvent(new CustomEvent('drafts:flush', { detail: flushes })));
      await Promise.all(flushes);
      clearShelves();
      door.submit();
    });
  });
}
