/**
 * Returns the title of a page that sets none: the last segment of its path in title case, `/category/deep-groove` → `Deep Groove`; on a 404
 * or 500 the status and the message. `undefined` for the home page, whose title is the site's name.
 */
export function fallbackTitle(
  path: string,
  error?: { readonly status: number; readonly message: string },
): string | undefined {
  if (error?.status === 404 || error?.status === 500) return `${error.status} ${error.message}`;
  const last = path.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
  return last === undefined ? undefined : titleCase(decode(last));
}

function titleCase(text: string): string {
  return text
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
