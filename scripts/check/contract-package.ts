import { tryPackage } from '../../packages/contract/scripts/package/try-package.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../run/temporary-folder.ts';
import type { CheckResult } from './check-result.ts';

/**
 * Packs the contract's tools and tries the tarball in empty folders on Node 20, 22 and 24: its commands, its recipes for CI, and every command
 * of docs/contract-in-ci.md.
 */
export async function checkContractPackage(): Promise<CheckResult> {
  const folder = makeTemporaryFolder('package');
  try {
    return await tryPackage(folder);
  } finally {
    removeTemporaryFolder(folder);
  }
}
