import type { Cluster } from '../../cluster/start-cluster.ts';

/** Somebody who is logged in through the balancer. */
export interface Person {
  readonly cookie: string;
  readonly origin: string;
  /** A text that stands on this person's pages and on nobody else's. */
  readonly canary: string;
  /** Texts of all notes of this person. */
  notes(): Promise<ReadonlySet<string>>;
}

/** A buyer of the seed, with a complete profile. */
const MOBILE = '09120000003';
const API = '/api/v1';
const PATIENCE_MS = 30_000;

/** Logs in by the calls the login screen makes; the code is read from the inboxes of the sandboxes. */
export async function logIn({ shopUrl, members }: Cluster, mobile = MOBILE): Promise<Person> {
  await fetch(`${shopUrl}${API}/users/login-by-otp`, {
    method: 'POST',
    body: JSON.stringify({ phoneNumber: mobile }),
    headers: { origin: shopUrl, 'content-type': 'application/json' },
  });
  const pages = members
    .filter(({ kind }) => kind === 'sandbox')
    .map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/inbox`)).text());
  const code = new RegExp(`data-mobile="${mobile}" data-code="(\\d+)"`).exec(
    (await Promise.all(pages)).join(),
  )?.[1];
  const form = {
    grant_type: 'otp',
    phone_number: mobile,
    code: code ?? '',
    client_id: 'bazaar-web',
    scope: 'openid',
  };
  const answer = await fetch(`${shopUrl}${API}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: shopUrl },
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`no session for ${mobile}: ${answer.status}`);
  return { cookie, origin: shopUrl, canary: mobile, notes: () => notesOf(shopUrl, cookie) };
}

async function notesOf(shopUrl: string, cookie: string): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    const path = `${API}/notes/byuser?pageSize=100&pageNumber=${pageNumber}`;
    const answer = await readPatiently(shopUrl + path, cookie);
    const { items } = (await answer.json()) as { items: { text: string }[] };
    for (const { text } of items) texts.add(text);
    if (items.length < 100) return texts;
  }
}

/** Right after a fault the breaker of a web instance may be open for some seconds. */
async function readPatiently(url: string, cookie: string): Promise<Response> {
  const untilMs = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(url, { headers: { cookie } });
    if (answer.ok) return answer;
    if (Date.now() > untilMs) throw new Error(`the notes answered ${answer.status}: ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
