const LONGEST = 2048;
const LOGIN_PATH = '/users/login';
/** No legitimate link is encoded more deeply than this. */
const MOST_DECODINGS = 5;
/** Control characters, spaces other than the half-space, and marks that change the text direction. */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/u;
const anyOrigin = 'https://origin.invalid';

/**
 * Returns the page to redirect to after login: `raw` in its encoded form if it is certainly a page of this site, else `fallback`. A safe
 * path starts with exactly one `/`; hides no `//`, backslash, dot segment, control character or direction mark under any layer of encoding;
 * resolves to the origin it is used on; and is neither the login page itself (a loop) nor an address of the API or of build assets.
 */
export function safeRedirectPath(raw: unknown, fallback = '/profile'): string {
  if (typeof raw !== 'string' || raw.length > LONGEST || !/^\/(?![/\\])/.test(raw) || HIDDEN.test(raw)) {
    return fallback;
  }
  const [path = ''] = raw.split(/[?#]/);
  const layers = decodedLayers(path);
  if (layers === undefined || !layers.every(isPlainPath) || isElsewhere(layers.at(-1) ?? path))
    return fallback;
  const url = URL.canParse(raw, anyOrigin) ? new URL(raw, anyOrigin) : undefined;
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns the path and each of its decoded forms; `undefined` when the encoding is invalid or too deep. */
function decodedLayers(path: string): string[] | undefined {
  const layers = [path];
  for (let turn = 0; turn < MOST_DECODINGS; turn += 1) {
    const last = layers.at(-1) ?? '';
    try {
      const next = decodeURIComponent(last);
      if (next === last) return layers;
      layers.push(next);
    } catch {
      // A name may contain a plain percent sign, «50%25»; only the address itself must be validly encoded.
      return turn === 0 ? undefined : layers;
    }
  }
  return undefined;
}

function isPlainPath(path: string): boolean {
  const segments = path.slice(1).split('/');
  const isHidden = HIDDEN.test(path.replaceAll(' ', ''));
  return (
    !isHidden && !/\/\/|\\/.test(path) && !segments.some((segment) => segment === '.' || segment === '..')
  );
}

function isElsewhere(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/$/, '');
  return plain === LOGIN_PATH || plain.startsWith(`${LOGIN_PATH}/`) || /^\/(api|_next)(\/|$)/.test(plain);
}
