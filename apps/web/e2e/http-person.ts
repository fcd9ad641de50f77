import type { Product } from './product';

/** Somebody who talks to the web server without a browser. */
export interface HttpPerson {
  readonly name: string;
  /** Texts that only this person may get. */
  readonly markers: readonly string[];
  get(
    path: string,
    init?: { readonly method?: string; readonly headers?: Record<string, string> },
  ): Promise<Response>;
  send(call: string, body: object, method?: string): Promise<Response>;
}

/** Returns somebody without a session. */
export function anonymous(product: Product): HttpPerson {
  return person(product, 'anonymous', undefined, []);
}

/** Logs in a mobile number by the calls the login screen makes. A new one is registered under the given last name. */
export async function logInByHttp(product: Product, mobile: string, lastName?: string): Promise<HttpPerson> {
  const { CATALOGUE_API_URL, SITE_URL } = product.settings;
  const nobody = anonymous(product);
  await fetch(`${CATALOGUE_API_URL}/__sandbox/clock`, {
    method: 'POST',
    body: JSON.stringify({ advanceSeconds: 660 }),
  });
  await nobody.send('users/login-by-otp', { phoneNumber: mobile });
  const code = await product.newestCode(mobile);
  const form = { grant_type: 'otp', phone_number: mobile, code, client_id: 'bazaar-web', scope: 'openid' };
  const answer = await fetch(`${SITE_URL}/api/v1/connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: SITE_URL },
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`no session for ${mobile}: ${answer.status}`);
  const markers = [mobile, ...(lastName === undefined ? [] : [lastName])];
  const loggedIn = person(product, mobile, cookie, markers);
  if (lastName !== undefined) {
    const buyer = { firstName: 'نسترن', lastName, phoneNumber: mobile, acceptsRules: true };
    const registered = await loggedIn.send('buyers', buyer);
    if (!registered.ok && registered.status !== 409) throw new Error(await registered.text());
  }
  return loggedIn;
}

function person(
  { settings: { SITE_URL } }: Product,
  name: string,
  cookie: string | undefined,
  markers: readonly string[],
): HttpPerson {
  const own: Record<string, string> = cookie === undefined ? {} : { cookie };
  return {
    name,
    markers,
    get: (path, init) =>
      fetch(SITE_URL + path, { redirect: 'manual', ...init, headers: { ...own, ...init?.headers } }),
    send: (call, body, method = 'POST') =>
      fetch(`${SITE_URL}/api/v1/${call}`, {
        method,
        body: JSON.stringify(body),
        headers: {
          ...own,
          origin: SITE_URL,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
      }),
  };
}
