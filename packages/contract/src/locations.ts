import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the contract is read and what is made from it is written. */
export const locations = {
  root: at('../../..'),
  openapi: at('../../../openapi'),
  calls: at('../../../openapi/calls.txt'),
  bundle: at('../../../openapi/dist/openapi.json'),
  /** Made by `contract docs`, not checked in. */
  reference: at('../../../openapi/dist/reference.html'),
  redoc: fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')),
  redocly: fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
  api: at('../../api'),
  generated: at('../../api/src/generated'),
  /** Beside the generated folder and as deep, so that what is made here imports the same paths. */
  generating: at('../../api/src/.generating'),
} as const;
