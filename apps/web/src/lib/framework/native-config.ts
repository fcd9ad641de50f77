import { env } from 'node:process';

/**
 * Has Node itself read `next.config.ts`, as the framework's option `--experimental-next-config-strip-types` does, which a server of one's
 * own cannot give. Otherwise the compiler of the build is loaded into the running server for this one file: 34 MB of memory.
 *
 * Assumed: the framework looks at this variable when it prepares.
 */
export function readConfigNatively(): void {
  env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true';
}
