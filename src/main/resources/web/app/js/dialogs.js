const WRITING = 'input, textarea, select, [contenteditable="true"]';

/** Opens each dialog by the buttons that name it, and the one marked data-on-question-mark by that key. */
export function watchDialogs() {
  document.querySelectorAll('[data-opens]').forEach((button) => {
    button.hidden = false;
    button.addEventListener('click', () => {
      document.getElementById(button.dataset.opens).showModal();
    });
  });
  document.querySelectorAll('dialog[data-on-question-mark]').forEach((dialog) => {
    document.addEventListener('keydown', (event) => {
      // Inside a shadow root, such as the editor's, the event's own target is the host.
      const isWriting = event.composedPath()[0].closest?.(WRITING);
      if (event.key !== '?' || isWriting || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      dialog.showModal();
    });
  });
}
