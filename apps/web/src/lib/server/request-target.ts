/** Longest address in characters. Node itself refuses a head of more than 16 KB; half of that is for headers. */
const LONGEST_ADDRESS = 8_000;
/** Longest path in characters. A Persian letter takes six, so a name may have some six hundred letters. */
const LONGEST_PATH = 4_000;
const ABSOLUTE = /^https?:\/\/(?<host>[^/?#]*)(?<rest>.*)$/i;

/** What a request line requests: an address inside the site, or the status with which it is refused. */
export type RequestTarget = { readonly url: string } | { readonly refusal: 400 | 414 };

/**
 * Returns the address a request line requests. Proxies may send it with the site's own host in front (RFC 9112, 3.2.2), which is removed.
 * Another host, an address longer than any page has, and one that cannot be decoded are refused before the framework sees them: it
 * redirects to the first and answers the others with 500.
 */
export function requestTarget(raw: string, siteHost: string): RequestTarget {
  if (raw.length > LONGEST_ADDRESS) return { refusal: 414 };
  const absolute = ABSOLUTE.exec(raw)?.groups;
  if (absolute && absolute.host?.toLowerCase() !== siteHost.toLowerCase()) return { refusal: 400 };
  const url = absolute ? withSlash(absolute.rest ?? '') : raw;
  const [path = ''] = url.split('?', 1);
  if (path.length > LONGEST_PATH) return { refusal: 414 };
  return path.startsWith('/') && isDecodable(path) ? { url } : { refusal: 400 };
}

function withSlash(rest: string): string {
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
