/**
 * Title of a page that names none (specification §2): the last segment of its path in title case.
 * `/category/deep-groove` → `Deep Groove`; `/` → undefined.
 */
export function titleFromPath(path: string): string | undefined {
  const last = path.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
  if (last === undefined) return undefined;
  return decode(last)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Title of an error page: status and message. */
export function titleOfError(status: number, message: string): string {
  return `${status} ${message}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
