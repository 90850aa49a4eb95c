/** Says whole instants in the browser's zone, where the reader has chosen none: the server wrote them in UTC. */
export function tellLocalTimes(root) {
  if (document.documentElement.dataset.zone) return;
  const full = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full', timeStyle: 'long' });
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { day: 'numeric', month: 'short', year: 'numeric' });
  root.querySelectorAll('time[data-moment]').forEach((time) => {
    const instant = new Date(time.dateTime);
    time.title = full.format(instant);
    if (/\d{4}$/.test(time.textContent)) time.textContent = date.format(instant);
  });
}

/** Names the browser's zone where it is asked in which one days are counted: not UTC, in which they are anyway. */
export function offerZone(offer) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone?.includes('/') || zone.startsWith('Etc/')) return;
  const use = offer.querySelector('[data-zone-use]');
  offer.querySelector('[data-zone-name]').textContent = zone;
  offer.querySelector('[data-zone-says]').hidden = false;
  use.value = zone;
  use.hidden = false;
}

/** Proposes the browser's zone in forms that ask for one. */
export function proposeZone(field) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (field.value || !zone) return;
  if (field.tagName !== 'SELECT' || [...field.options].some((option) => option.value === zone)) field.value = zone;
}
