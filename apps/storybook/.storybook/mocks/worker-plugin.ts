import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { WORKER_FILE } from './worker-file.ts';

/** Serves MSW's service worker from the installed package, and writes it into the build: a copy in the tree could be of another version. */
export function mockWorkerFile(): Plugin {
  const source = () =>
    readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
  return {
    name: 'mock-worker-file',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${WORKER_FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: source() });
    },
  };
}
