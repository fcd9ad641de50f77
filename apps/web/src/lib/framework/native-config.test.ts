import { execFileSync } from 'node:child_process';
import { childEnvironment } from '@bazaar/settings';
import { expect, it } from 'vitest';

/** Loads the configuration as the server does, in a process of its own; returns its build folder and the compilers loaded for it. */
function loadConfig(prepare: string): { folder: string; compilers: string[] } {
  const script = `
    import { readConfigNatively } from './src/lib/framework/native-config.ts';
    import config from 'next/dist/server/config.js';
    ${prepare}
    const { distDir } = await config.default('phase-production-server', process.cwd());
    const compilers = process.report.getReport().sharedObjects.filter((path) => path.includes('next-swc'));
    process.stdout.write('\\n' + JSON.stringify({ folder: distDir, compilers }));
  `;
  const env = childEnvironment({ NODE_ENV: 'production', WEB_BUILD_DIR: '.next-of-the-test' });
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env,
  });
  return JSON.parse(output.split('\n').at(-1) ?? '');
}

it('Node reads the configuration itself, and the compiler of the build stays out of the server', () => {
  expect(loadConfig('readConfigNatively();')).toEqual({ folder: '.next-of-the-test', compilers: [] });
});

it('without that the framework loads its compiler', () => {
  expect(loadConfig('').compilers).toHaveLength(1);
});
