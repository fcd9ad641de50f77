import { expect, it, vi } from 'vitest';
import { siteRouter } from './site-router';

it('can be created on the server, where there is no location', () => {
  expect(typeof location).toBe('undefined');
  const framework = { push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() };
  expect(Object.keys(siteRouter(framework))).toEqual(['push', 'replace', 'prefetch']);
});
