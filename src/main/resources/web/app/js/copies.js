const SHOWN_MS = 1500;

/** Puts a copy button on every block of text inside elements that say in data-copies what the button is called. */
export function offerCopies(root) {
  root.querySelectorAll('[data-copies]').forEach((area) => {
    area.querySelectorAll('pre').forEach((block) => addButton(block, area.dataset.copies, area.dataset.copied));
  });
}

function addButton(block, label, done) {
  if (block.parentElement.classList.contains('with-copy')) return;
  const frame = document.createElement('div');
  frame.className = 'with-copy';
  block.replaceWith(frame);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet button--small copy-button';
  button.textContent = label;
  frame.append(block, button);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent);
    button.textContent = done;
    setTimeout(() => { button.textContent = label; }, SHOWN_MS);
  });
}
