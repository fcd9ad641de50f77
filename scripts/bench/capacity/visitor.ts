import type { Settings } from '@bazaar/settings';

/** A person at a browser, as far as the web server sees it. */
export interface Visitor {
  /** Opens an address and returns the bytes of its body as sent. */
  open(path: string): Promise<number>;
  write(path: string, body: unknown): Promise<Record<string, unknown>>;
}

/** Logs a new person in through the BFF; the code is read from the sandbox's inbox. */
export async function logInVisitor(settings: Settings, phoneNumber: string): Promise<Visitor> {
  const origin = settings.SITE_URL;
  let cookie = '';
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    if (cookie) headers.set('cookie', cookie);
    const answer = await fetch(origin + path, { ...init, headers });
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const told = answer.headers.get('set-cookie');
    if (told) cookie = told.split(';', 1)[0] ?? '';
    return answer;
  };
  const write: Visitor['write'] = async (path, body) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  await write('/api/v1/users/login-by-otp', { phoneNumber });
  const inbox = await (await fetch(`${settings.CATALOGUE_API_URL}/inbox`)).text();
  const code = /(?<![\d۰-۹])[\d۰-۹]{5}(?![\d۰-۹])/.exec(inbox.slice(inbox.indexOf(phoneNumber)))?.[0] ?? '';
  const form = { grant_type: 'otp', phone_number: phoneNumber, code, client_id: 'bazaar-web' };
  await ask('/api/v1/connect/token', { method: 'POST', body: new URLSearchParams(form) });
  return {
    write,
    open: async (path) => {
      const answer = await ask(path, { headers: { 'accept-encoding': 'gzip' } });
      const length = Number(answer.headers.get('content-length') ?? 0);
      return length || (await answer.arrayBuffer()).byteLength;
    },
  };
}
