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

/** Proposes the browser's zone in forms that ask for one. */
export function proposeZone(field) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (field.value || !zone) return;
  if (field.tagName !== 'SELECT' || [...field.options].some((option) => option.value === zone)) field.value = zone;
}
