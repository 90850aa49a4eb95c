/** Leads from what a compiler says to the line in the editor; where there is none, the link goes where it goes. */
export function leadToLines() {
  document.addEventListener('click', (event) => {
    const place = event.target.closest('a[data-goto-line]');
    if (!place || !document.querySelector('.editor')) return;
    event.preventDefault();
    document.dispatchEvent(new CustomEvent('editor:goto', {
      detail: { line: Number(place.dataset.gotoLine), column: Number(place.dataset.gotoColumn) },
    }));
  });
}
