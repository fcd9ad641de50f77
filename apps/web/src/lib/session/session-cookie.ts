/** The cookie with the access token. Scripts cannot read it; local storage has only `{exp, sub}`. */
export interface SessionCookie {
  readonly name: string;
  readonly httpOnly: true;
  readonly sameSite: 'lax';
  readonly path: '/';
  readonly secure: boolean;
}

/** Returns the cookie. `__Host-` binds it to this very host, but browsers accept that over https only. */
export function sessionCookie(isSecure: boolean): SessionCookie {
  return {
    name: isSecure ? '__Host-bazaar-session' : 'bazaar-session',
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
  };
}

/** Returns the `Set-Cookie` line that stores a token for `maxAgeSeconds`; zero deletes it. */
export function setCookieLine(cookie: SessionCookie, token: string, maxAgeSeconds: number): string {
  return [
    `${cookie.name}=${encodeURIComponent(token)}`,
    `Path=${cookie.path}`,
    `Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(cookie.secure ? ['Secure'] : []),
  ].join('; ');
}

/** Returns the token of a `Cookie` request header; undefined without one. */
export function tokenFromCookieHeader(header: string | null, cookie: SessionCookie): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const separator = part.indexOf('=');
    if (part.slice(0, separator).trim() === cookie.name) {
      const value = decodeValue(part.slice(separator + 1).trim());
      return value === '' ? undefined : value;
    }
  }
  return undefined;
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
