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
