/**
 * Keeps an element as new as the server's page: data-refresh says how many milliseconds after one look the next one follows. Nobody
 * looks while the page is not in sight, or while something in it has the focus.
 */
export function keepFresh(element) {
  const again = () => setTimeout(() => look(element).finally(again), Number(element.dataset.refresh));
  again();
}

async function look(element) {
  if (document.hidden || element.contains(document.activeElement)) return;
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.querySelector('[data-refresh]');
    if (fresh && fresh.innerHTML !== element.innerHTML) element.innerHTML = fresh.innerHTML;
  } catch {
    // Offline, or the server is starting again: the next look will tell.
  }
}
