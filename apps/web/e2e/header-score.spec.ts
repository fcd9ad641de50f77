import { parseSettings } from '@bazaar/settings';
import { startWeb } from '../../../scripts/run/product.ts';
import { everyPage } from './every-page';
import { headerScore } from './header-score';
import { expect, test } from './product';
import { tried } from './tried';

const OWN_PORT = 3964;
const own = `http://localhost:${OWN_PORT}`;

test('S2 S4 S5 every page of an https site scores 100 or more for its headers, and its cookie is bound to it', async ({
  product,
}) => {
  const web = await startWeb(
    parseSettings({
      PORT: String(OWN_PORT),
      SITE_URL: 'https://bazaar.example',
      CATALOGUE_API_URL: product.settings.CATALOGUE_API_URL,
      WEB_BUILD_DIR: product.settings.WEB_BUILD_DIR,
    }),
  );
  try {
    const paths = Object.values(await everyPage(product));
    const low: unknown[] = [];
    const unsafe: string[] = [];
    const waiting = [...paths];
    const scoreAll = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const answer = await fetch(own + path, { redirect: 'manual' });
        await answer.arrayBuffer();
        const { total, parts } = headerScore(answer.headers, answer.headers.getSetCookie());
        if (total < 100) low.push({ path, status: answer.status, total, parts });
        if (/unsafe-/.test(answer.headers.get('content-security-policy') ?? 'unsafe-none')) unsafe.push(path);
      }
    };
    await Promise.all([1, 2, 3, 4].map(scoreAll));
    expect(low).toEqual([]);
    expect(unsafe).toEqual([]);
    tried(paths.length, 'pages');

    await test.step('S2 and the session cookie is bound to this host', async () => {
      const origin = 'https://bazaar.example';
      const send = (call: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
        fetch(`${own}/api/v1/${call}`, { method: 'POST', body, headers: { origin, ...headers } });
      const phoneNumber = '09121110964';
      const json = { 'content-type': 'application/json' };
      await send('users/login-by-otp', JSON.stringify({ phoneNumber }), json);
      const code = await product.newestCode(phoneNumber);
      const form = {
        grant_type: 'otp',
        phone_number: phoneNumber,
        code,
        client_id: 'bazaar-web',
        scope: 'openid',
      };
      const cookie = (await send('connect/token', new URLSearchParams(form))).headers.getSetCookie()[0] ?? '';
      expect(cookie).toMatch(/^__Host-[\w-]+=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    });
  } finally {
    web.kill('SIGKILL');
  }
});

test('S5 the score falls with every header that is taken away', async ({ product }) => {
  const answer = await fetch(product.settings.SITE_URL);
  const https = new Headers(answer.headers);
  https.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  const whole = headerScore(https, []).total;
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'referrer-policy',
    'x-content-type-options',
    'cross-origin-resource-policy',
  ]) {
    const less = new Headers(https);
    less.delete(name);
    expect([name, headerScore(less, []).total < whole]).toEqual([name, true]);
  }
  expect(headerScore(https, ['session=x; Path=/']).total).toBeLessThan(whole);
});
