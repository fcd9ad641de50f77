import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const installed = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/**
 * Versions with which the assumptions of this folder were verified. After an upgrade run the tests of this folder and the browser tests
 * `policy`, `first-view` and `navigation`, read what each module here assumes, and write the new version.
 */
it.each([
  ['next', '16.4.6'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
])('%s is the verified version', (name, lookedAt) => {
  expect(installed(name)).toBe(lookedAt);
});
