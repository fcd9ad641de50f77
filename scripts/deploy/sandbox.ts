/**
 * Makes the folder of the sandbox's image: its bundle, and the packages beside it that hold a binary.
 *
 * `node scripts/deploy/sandbox.ts <folder>` after `pnpm --filter @bazaar/sandbox build`.
 */
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, say } from '../run/console.ts';
import { inRepository } from '../run/paths.ts';
import { placeTraced } from './trace-files.ts';

const [given] = process.argv.slice(2);
if (!given) fail('Name the folder to make: node scripts/deploy/sandbox.ts <folder>');
const folder = resolve(given);
const built = inRepository('apps/sandbox/dist');
if (!existsSync(built)) fail('The sandbox is not built: npx pnpm@12 --filter @bazaar/sandbox build');

cpSync(built, join(folder, 'apps/sandbox/dist'), {
  recursive: true,
  filter: (path) => !path.endsWith('.map'),
});
await placeTraced([join(built, 'server.mjs')], folder);
say(folder);
