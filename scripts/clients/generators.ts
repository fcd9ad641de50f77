/** Client generators of the field, pinned; installed into a temporary folder, so that the repository stays small. */
export const packages = {
  '@hey-api/openapi-ts': '0.99.0',
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  '@kubb/core': '4.39.3',
  '@kubb/cli': '4.39.3',
  '@kubb/plugin-oas': '4.39.3',
  '@kubb/plugin-ts': '4.39.3',
  '@kubb/plugin-client': '4.39.3',
  'swagger-typescript-api': '13.13.0',
  orval: '8.30.0',
  typescript: '5.9.3',
  '@types/node': '24.10.1',
} as const;

export interface Generator {
  readonly name: string;
  /** The package whose version is told. */
  readonly of: keyof typeof packages;
  /** The command in `node_modules/.bin` with its parameters; it reads `openapi.json` and writes below `out/<name>`. */
  readonly command: readonly [string, ...string[]];
}

export const generators: readonly Generator[] = [
  {
    name: 'hey-api',
    of: '@hey-api/openapi-ts',
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'out/hey-api', '--no-log-file'],
  },
  {
    name: 'openapi-fetch',
    of: 'openapi-fetch',
    command: ['openapi-typescript', 'openapi.json', '-o', 'out/openapi-fetch/schema.ts'],
  },
  { name: 'kubb', of: '@kubb/core', command: ['kubb', 'generate', '--config', 'kubb.config.mjs'] },
  {
    name: 'swagger-typescript-api',
    of: 'swagger-typescript-api',
    command: [
      'swagger-typescript-api',
      'generate',
      ...['-p', 'openapi.json', '-o', 'out/swagger-typescript-api', '-n', 'api.ts'],
    ],
  },
  { name: 'orval', of: 'orval', command: ['orval', '--config', 'orval.config.mjs'] },
];

/** Files the generators read besides the contract. */
export const configurations: Readonly<Record<string, string>> = {
  'kubb.config.mjs': `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default defineConfig({
  root: '.',
  input: { path: './openapi.json' },
  output: { path: './out/kubb', clean: true, barrelType: 'named' },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: { path: 'models' } }),
    pluginClient({ output: { path: 'clients' }, client: 'fetch' }),
  ],
});
`,
  'orval.config.mjs': `export default {
  bazaar: {
    input: './openapi.json',
    output: { mode: 'tags-split', target: './out/orval/bazaar.ts', schemas: './out/orval/model', client: 'fetch' },
  },
};
`,
};

/** Declarations of the generators' own packages are theirs to check (`skipLibCheck`). */
export const strictTypes = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    // kubb writes them.
    allowImportingTsExtensions: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
  },
  include: ['**/*.ts'],
};
