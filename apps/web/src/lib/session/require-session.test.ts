import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireSession } from './require-session';

const jar = new Map<string, string>();
vi.mock('@/lib/settings/site-settings', () => ({ isSecureSite: () => false }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    toString: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  }),
}));
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
}));

beforeEach(() => jar.clear());

describe('requireSession', () => {
  it('R-027 admits only the person of the cookie', async () => {
    jar.set('bazaar-session', 'opaque-token');
    await expect(requireSession('/profile')).resolves.toMatchObject({ token: 'opaque-token' });
    jar.set('bazaar-session', '');
    await expect(requireSession('/profile')).rejects.toThrow('redirect /users/login?redirectPath=%2Fprofile');
  });
  it('treats an expired token as none', async () => {
    const claims = Buffer.from(JSON.stringify({ exp: 1, sub: 'usr-1' })).toString('base64url');
    jar.set('bazaar-session', `h.${claims}.s`);
    await expect(requireSession('/profile')).rejects.toThrow('redirect /users/login');
  });
  it('puts the page visited before into loginPerPage', async () => {
    jar.set('bazaar-login-per-page', 'Product%3Asp-1');
    await expect(requireSession('/profile')).rejects.toThrow('loginPerPage=Product%3Asp-1');
    jar.set('bazaar-login-per-page', encodeURIComponent('https://evil.example'));
    await expect(requireSession('/profile')).rejects.toThrow(/redirectPath=%2Fprofile$/);
  });
});
