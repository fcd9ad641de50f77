const LONGEST = 2048;
const LOGIN_PATH = '/users/login';
/** Deeper encoding than this is not a link anybody made in good faith. */
const MOST_DECODINGS = 5;
/** Control characters, spaces other than half-space, and marks that turn the direction of what is shown. */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/u;
const anyOrigin = 'https://origin.invalid';

/**
 * The page to go to after login: `raw` when it is surely a page of this site, in its encoded form; else `fallback`.
 * It starts with exactly one `/`, hides no `//`, backslash, dot segment, control or direction mark under any layer of encoding,
 * resolves to the origin it is used on, and is neither the login page itself (a loop) nor an address of the API or of build assets.
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

/** The path and each of its decoded forms; undefined when the encoding is broken or too deep. */
function decodedLayers(path: string): string[] | undefined {
  const layers = [path];
  for (let turn = 0; turn < MOST_DECODINGS; turn += 1) {
    const last = layers.at(-1) ?? '';
    try {
      const next = decodeURIComponent(last);
      if (next === last) return layers;
      layers.push(next);
    } catch {
      // A name may hold a plain percent sign, «50%25»; only the address itself must be well encoded.
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
