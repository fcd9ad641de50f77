import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { STORED_KEYS } from './stored-keys';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/domain/src/**/*.ts'], { cwd: root })
  .filter((path) => !/\.(test|stories|fixtures)\.|\/testing\/|\/stored-keys\.ts/.test(path))
  .map((path) => readFileSync(root + path, 'utf8'));
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

/** Kinds of records in the database. All have an owner, and end with what they were made for. */
const STORED_RECORDS: readonly string[] = ['trade-drafts'];

/** Names of the same form that no storage of the browser holds. */
const NOT_STORED: Readonly<Record<string, string>> = {
  'bazaar-': 'drafts of earlier builds, moved when they are found; a digest of settings',
  'bazaar-failed': 'cache tag',
  'bazaar-gone': 'cache tag',
  'bazaar-incomplete': 'cache tag',
  'bazaar-late-picture': 'cache tag',
  'bazaar-login-per-page': 'cookie with a public page',
  'bazaar-made-': 'cache tag',
  'bazaar-missing': 'cache tag',
  'bazaar-notes-changed': 'event',
  'bazaar-session': 'cookie of the server',
  'bazaar-settings-': 'cache tag',
  'bazaar-unread': 'channel between windows',
  'bazaar-unread-changed': 'event',
  'bazaar-web': 'the client of the login',
};

it('R-458 every key that is stored says whose it is: add a row to STORED_KEYS for a new one', () => {
  const keys = [...found(/['"`](bazaar-[a-z-]*:?)/g), 'myUserInfo'];
  const known = STORED_KEYS.map(({ key }) => key);
  // A prefix may be completed where it is used.
  const isKnown = (key: string) => known.includes(key) || known.includes(`${key}:`) || key in NOT_STORED;
  expect(keys.filter((key) => !isKnown(key))).toEqual([]);
  expect(known.filter((key) => !keys.includes(key) && !keys.includes(key.slice(0, -1)))).toEqual([]);
});

it('R-458 every kind of record in the database has an owner and a row', () => {
  expect(found(/createLocalRecords(?:<[^(]*>)?\(\s*['"`]([\w-]+)/g).sort()).toEqual([...STORED_RECORDS]);
});
