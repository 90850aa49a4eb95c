/** Fetches this page once more for the token of its forms, whose cookie is gone, and answers whether there is a new one. */
export async function renewToken() {
  const answer = await fetch(window.location.pathname, { cache: 'no-store' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const token = page.querySelector('input[name="csrf-token"]')?.value;
  if (!token) return false;
  document.querySelectorAll('input[name="csrf-token"]').forEach((field) => { field.value = token; });
  return true;
}
