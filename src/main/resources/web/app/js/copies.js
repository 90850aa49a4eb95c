const SHOWN_MS = 1500;

/** Brings the copy buttons to life; without a script they stay hidden. */
export function offerCopies(root) {
  root.querySelectorAll('button[data-copy]').forEach((button) => {
    button.hidden = false;
    button.addEventListener('click', () => copy(button));
  });
}

async function copy(button) {
  const text = document.getElementById(button.dataset.copy).textContent;
  await navigator.clipboard.writeText(text);
  const label = button.querySelector('[data-label]');
  const before = label.textContent;
  label.textContent = button.dataset.done;
  setTimeout(() => { label.textContent = before; }, SHOWN_MS);
}
