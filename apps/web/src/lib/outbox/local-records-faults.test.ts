import { beforeEach, expect, it, vi } from 'vitest';
import { createLocalRecords } from './local-records';

/** One database for all connections; `faults` are the steps that fail, in turn. */
const { rows, faults, step } = vi.hoisted(() => {
  const rows = new Map<string, unknown>();
  const faults: string[] = [];
  const step = (name: string) => {
    if (faults[0] !== name) return;
    faults.shift();
    throw new DOMException('Connection to the database is lost', 'UnknownError');
  };
  return { rows, faults, step };
});
vi.mock('idb', () => ({
  openDB: async () => {
    step('open');
    const read = async (key: string) => {
      step('read');
      return rows.get(key);
    };
    return {
      close: () => undefined,
      get: (_: string, key: string) => read(key),
      delete: async (_: string, key: string) => rows.delete(key),
      getAllFromIndex: async () => {
        step('read');
        return [...rows.values()];
      },
      transaction: () => ({
        store: {
          get: read,
          put: async (row: { id: string }) => {
            step('write');
            rows.set(row.id, row);
          },
        },
        done: Promise.resolve(),
      }),
    };
  },
}));
const parse = (value: unknown) => (typeof value === 'string' ? value : undefined);
const records = createLocalRecords<string>('test', parse);
const add = (text: string) => records.update('a', (stored) => `${stored} ${text}`);
const stored = () => (rows.get('test:a') as { value?: string } | undefined)?.value;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', {});
  faults.splice(0);
  await records.put('a', 'one');
});

it.each(['read', 'write'])('tries once more with a new connection after a failed %s', async (fault) => {
  faults.push(fault);
  expect(await add('two')).toBe(true);
  expect(stored()).toBe('one two');
});

it('opens the database anew after it could not be opened', async () => {
  faults.push('read', 'open');
  expect(await add('two')).toBe(false);
  expect(await add('three')).toBe(true);
  expect(stored()).toBe('one two three');
});

it('takes no failed read for a removal: a record is as this page last knew it', async () => {
  faults.push('read', 'read', 'read', 'read');
  expect(await records.get('a')).toBe('one');
  expect(await add('two')).toBe(false);
  expect(await records.get('a')).toBe('one two');
  expect(stored()).toBe('one');
  expect(await add('three')).toBe(true);
  expect(stored()).toBe('one two three');
});

it('knows what it has listed, and forgets what is gone', async () => {
  const others = createLocalRecords<string>('test', parse);
  rows.set('test:b', { id: 'test:b', kind: 'test', value: 'other' });
  expect(await others.all()).toEqual(['one', 'other']);
  faults.push('read', 'read');
  expect(await others.get('b')).toBe('other');
  rows.delete('test:b');
  expect(await others.get('b')).toBeUndefined();
  faults.push('read', 'read');
  expect(await others.get('b')).toBeUndefined();
});

it('says that a list could not be read: none is no answer', async () => {
  faults.push('read', 'read');
  await expect(records.all()).rejects.toThrow();
  expect(await records.all()).toContain('one');
});

it('lists a record that could not be stored as it is, not as it was', async () => {
  rows.delete('test:b');
  faults.push('write', 'write');
  expect(await add('two')).toBe(false);
  expect(await records.all()).toEqual(['one two']);
});
