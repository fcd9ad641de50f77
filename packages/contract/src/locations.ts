import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Paths of the contract and of everything generated from it. */
export const locations = {
  root: at('../../..'),
  openapi: at('../../../openapi'),
  calls: at('../../../openapi/calls.txt'),
  bundle: at('../../../openapi/dist/openapi.json'),
  /** Written by `contract docs`, not committed. */
  reference: at('../../../openapi/dist/reference.html'),
  redoc: fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')),
  redocly: fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
  api: at('../../api'),
  generated: at('../../api/src/generated'),
  /** Beside the generated folder and equally deep, so that its imports have the same paths. */
  generating: at('../../api/src/.generating'),
} as const;
