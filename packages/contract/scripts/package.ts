import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pack } from './package/try-package.ts';
import { packageFolder } from './package/write-package.ts';

/** `pnpm --filter @bazaar/contract run package [--into FOLDER]`: builds the package and packs it into a tarball. */
const { values } = parseArgs({
  options: { into: { type: 'string', default: resolve(packageFolder, '..') } },
});
console.log(await pack(resolve(values.into)));
