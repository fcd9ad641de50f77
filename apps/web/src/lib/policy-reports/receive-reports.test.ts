import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteSettings } from '@/lib/settings/site-settings';

const lines: string[] = [];
let receiveReports: (request: Request) => Promise<Response>;

beforeEach(async () => {
  lines.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
  // Each test begins with its own count of lines.
  vi.resetModules();
  ({ receiveReports } = await import('./receive-reports'));
});

afterEach(() => vi.restoreAllMocks());

const refusal = {
  'csp-report': {
    'effective-directive': 'script-src',
    'blocked-uri': 'https://evil.example/x.js?09120000001',
    'document-uri': 'https://bazaar.example/profile/messages?conversationId=conv-1',
    'script-sample': '09120000001',
  },
};

function send(body: string, headers: Record<string, string> = {}): Promise<Response> {
  const origin = siteSettings().SITE_URL;
  return receiveReports(
    new Request(`${origin}/api/policy-reports`, {
      method: 'POST',
      body,
      headers: { origin, 'content-type': 'application/csp-report', ...headers },
    }),
  );
}

it('S4 logs a refusal without anything of the person', async () => {
  expect((await send(JSON.stringify(refusal))).status).toBe(204);
  expect(lines).toEqual(['policy: script-src refused https://evil.example at /profile/messages']);
});

it('writes no more than 30 lines a minute, however many come', async () => {
  for (let turn = 0; turn < 40; turn += 1) await send(JSON.stringify(refusal));
  expect(lines).toHaveLength(30);
});

it('writes nothing of a body that is too long, or is no report', async () => {
  for (const body of ['', '{', '[]', JSON.stringify({ ...refusal, padding: 'x'.repeat(20_000) })])
    expect((await send(body)).status).toBe(204);
  expect(lines).toEqual([]);
});

it('refuses what another site sends', async () => {
  expect((await send(JSON.stringify(refusal), { origin: 'https://evil.example' })).status).toBe(403);
  expect(lines).toEqual([]);
});
