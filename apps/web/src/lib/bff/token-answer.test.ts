import { describe, expect, it } from 'vitest';
import { sessionCookie } from '@/lib/session/session-cookie';
import { tokenAnswer } from './token-answer';

const now = Date.UTC(2026, 10, 21);
const claims = { sub: 'user-7', exp: now / 1000 + 3600 };
const jwt = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

const given = (body: unknown) => new Response(JSON.stringify(body));

describe('tokenAnswer', () => {
  it('R-018 stores the token in the cookie and returns {exp, sub} only', async () => {
    const answer = await tokenAnswer(
      given({ access_token: jwt, token_type: 'Bearer', expires_in: 60, refresh_token: 'secret' }),
      sessionCookie(false),
      now,
    );
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({ exp: claims.exp, sub: 'user-7' });
    expect(text).not.toContain(jwt);
    expect(text).not.toContain('secret');
    expect(answer.headers.get('set-cookie')).toBe(
      `bazaar-session=${jwt}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax`,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('uses __Host- and Secure on an https site', async () => {
    const answer = await tokenAnswer(given({ access_token: jwt, expires_in: 60 }), sessionCookie(true), now);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-bazaar-session=.+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('uses expires_in when the token is opaque', async () => {
    const answer = await tokenAnswer(
      given({ access_token: 'opaque', expires_in: 90, sub: 'usr-1' }),
      sessionCookie(false),
      now,
    );
    expect(await answer.json()).toEqual({ exp: now / 1000 + 90, sub: 'usr-1' });
  });

  it.each([{}, { access_token: '' }, { access_token: 5, expires_in: 9 }, null])(
    'refuses %j',
    async (body) => {
      const answer = await tokenAnswer(given(body), sessionCookie(false), now);
      expect(answer.status).toBe(502);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );
});
