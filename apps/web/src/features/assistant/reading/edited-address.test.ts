import { parseAssistantAddress } from '@bazaar/domain/assistant-answers';
import { expect, it, vi } from 'vitest';
import { category } from '../assistant.fixtures';
import { editedAddress } from './edited-address';

const reads = vi.hoisted(() => ({ count: 0, isFailing: false }));
vi.mock('./read-understanding', () => ({
  readUnderstanding: async () => {
    reads.count += 1;
    if (reads.isFailing) return { state: 'failed', kind: 'service' };
    const part = { kind: 'range', key: 'property:p-d', propertyId: 'p-d' };
    return {
      state: 'ready',
      value: {
        understanding: { parts: [part], category: { categoryId: category.id } },
        vocabulary: {
          properties: { [category.id]: [{ id: 'p-d', quantityId: 'q-length' }] },
          units: [
            { id: 'u-mm', symbol: 'mm', factor: 1, quantityId: 'q-length' },
            { id: 'u-bar', symbol: 'bar', factor: 1, quantityId: 'q-pressure' },
          ],
        },
      },
    };
  },
}));

const sent = (max: string) => {
  const params = new URLSearchParams({ q: 'بلبرینگ', edit: 'range', key: 'property:p-d', min: '۲۰', max });
  return editedAddress(parseAssistantAddress(params), params);
};
const editsOf = (href: string | undefined) => new URL(href ?? '', 'http://site').searchParams.get('e');

it('R-557 reads the unit of a typed side by those of its property', async () => {
  expect(editsOf(await sent('۳۰ mm'))).toBe('r~property:p-d~20~30~u-mm');
  const unchanged = await sent('۳۰ bar');
  expect(unchanged).toBeDefined();
  expect(editsOf(unchanged)).toBeNull();
});

it('reads nothing for plain numbers', async () => {
  reads.count = 0;
  expect(editsOf(await sent('۲/۵'))).toBe('r~property:p-d~20~2.5~');
  expect(reads.count).toBe(0);
});

it('leads nowhere while the units cannot be read: what was typed stays in the address', async () => {
  reads.isFailing = true;
  expect(await sent('۳۰ mm')).toBeUndefined();
});
