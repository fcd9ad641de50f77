import { beforeEach, expect, it, vi } from 'vitest';
import { rateLimit } from '@/lib/security/rate-limit';
import { answer } from '../assistant.fixtures';
import { readProposals } from './model-proposal';

const SITE_URL = 'http://localhost:3000';
const settings: { SITE_URL: string; ASSISTANT_API_URL?: string; ASSISTANT_MODEL: string } = {
  SITE_URL,
  ASSISTANT_MODEL: 'small',
};
const proposed = vi.fn();
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));
vi.mock('../reading/read-understanding', () => ({
  readUnderstanding: async () => ({ state: 'ready', value: answer }),
}));
vi.mock('./ask-model', () => ({ askModel: (...given: unknown[]) => proposed(...given) }));
const { proposeConditions } = await import('./propose');

const send = (headers: Record<string, string>, body = 'q=x') =>
  proposeConditions(new Request(`${SITE_URL}/api/assistant`, { method: 'POST', headers, body }));
const form = { origin: SITE_URL, 'content-type': 'application/x-www-form-urlencoded' };
const span = answer.understanding.notUnderstood[0]?.span;

beforeEach(() => {
  settings.ASSISTANT_API_URL = 'http://model.example/v1';
  proposed.mockReset().mockResolvedValue([{ span, condition: 'p-relubrication:true' }]);
});

it('R-576 returns each proposal in words, with the link that accepts it', async () => {
  const response = await send(form);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const [proposal] = readProposals(await response.json());
  expect(proposal).toMatchObject({ text: 'روان‌کاری دوباره دارد', words: 'کم‌صدا' });
  expect(proposal?.href).toMatch(/^\/ai\?q=x&m=\d+-\d+_p-relubrication:true$/);
});

it('R-576 is not there without a model, and asks nobody for a foreign page or a long body', async () => {
  expect((await send({ ...form, origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({ 'content-type': 'text/plain', origin: SITE_URL })).status).toBe(403);
  expect(await (await send(form, `q=${'x'.repeat(20_001)}`)).json()).toEqual([]);
  delete settings.ASSISTANT_API_URL;
  expect((await send(form)).status).toBe(404);
  expect(proposed).not.toHaveBeenCalled();
});

it('R-576 asks a model no more often than its limit, in any window', () => {
  const isAllowed = rateLimit(2, 1_000);
  expect([0, 10, 20, 1_005, 1_011, 1_012].map(isAllowed)).toEqual([true, true, false, true, true, false]);
});

it('R-576 a proposal leads to the assistant and nowhere else', () => {
  const good = { text: 'لرزش V3', words: 'کم‌صدا', href: '/ai?q=x&m=1-2_p:o' };
  const bad = [{ ...good, href: 'https://elsewhere.example' }, { ...good, text: 3 }, null];
  expect(readProposals([good, ...bad])).toEqual([good]);
  expect(readProposals({ good })).toEqual([]);
});
