const PLACEHOLDER_ORIGIN = 'https://own.invalid';

/**
 * Where a visitor may be sent after login: a path of our own, else `fallback`. The text must start with one `/`, hold
 * no control or direction character, and still lead to our own origin after the browser has read it.
 */
export function safeRedirectPath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasHiddenCharacter(wanted)) return fallback;
  if (!URL.canParse(wanted, PLACEHOLDER_ORIGIN)) return fallback;
  const url = new URL(wanted, PLACEHOLDER_ORIGIN);
  const path = url.pathname + url.search + url.hash;
  return url.origin === PLACEHOLDER_ORIGIN && /^\/(?![/\\])/.test(path) ? path : fallback;
}

function hasHiddenCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cf}\\]/u.test(text.replaceAll('\u200c', ''));
}
