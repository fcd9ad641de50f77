import { expect, it } from 'vitest';
import type { SharedDatabase } from '../db/shared-database';
import { CodeInbox } from './code-inbox';
import { shareInbox } from './share-inbox';

const message = {
  phoneNumber: '09120000001',
  code: '12345',
  text: 'کد: 12345',
  sentAt: new Date('2026-11-28T10:00:00Z'),
  expiresAt: new Date('2026-11-28T10:02:00Z'),
};

it('shows a code here when it has been delivered, and to the other servers when they are notified', async () => {
  const listeners: ((text: string) => void)[] = [];
  const notified: string[] = [];
  const shared = {
    listen: async (_: string, listener: (text: string) => void) => void listeners.push(listener),
    notify: async (_: string, text: string) => void notified.push(text),
  } as unknown as SharedDatabase;
  const [here, there] = [new CodeInbox(), new CodeInbox()];
  await shareInbox(here, shared);
  await shareInbox(there, shared);

  await here.deliver(message);
  expect(here.list()).toEqual([message]);
  expect(there.list()).toEqual([]);

  for (const text of notified) for (const listener of listeners) listener(text);
  expect(here.list()).toEqual([message]);
  expect(there.list()).toEqual([message]);
});
