const ASK_MS = 700;

/** Goes on, by showing the page anew, as soon as what the element waits for is done. Its data-hand-waits is the address that says "true" then. */
export async function awaitCheck(element, goOn = () => location.reload()) {
  if (!element.isConnected) return;
  try {
    const answer = await fetch(element.dataset.handWaits);
    if (answer.ok && (await answer.text()) === 'true') {
      goOn();
      return;
    }
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return;
  } catch {
    // Offline, or the server is starting again: the next round will tell.
  }
  setTimeout(() => awaitCheck(element, goOn), ASK_MS);
}
