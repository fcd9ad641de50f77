import type { Loader } from '@storybook/react-vite';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { WORKER_FILE } from './worker-file';

interface MockParameters {
  /** Generated handlers of `@bazaar/api/mocks/<tag>`. */
  readonly handlers?: readonly RequestHandler[];
}

const worker = setupWorker();
/** Matches no call: a story without handlers has this one alone. */
const nobody = http.all('https://nobody.invalid/', () => HttpResponse.error());
let started: Promise<unknown> | undefined;

/**
 * Handles the calls of a story with its `parameters.msw.handlers` only: a call without a handler is an error in the console, which fails
 * the check of stories.
 */
export const answerCalls: Loader = async ({ parameters }) => {
  started ??= worker.start({
    quiet: true,
    serviceWorker: { url: `./${WORKER_FILE}` },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request !== undefined && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  await started;
  const { handlers = [] } = (parameters.msw ?? {}) as MockParameters;
  // Without arguments it would restore those of the story before.
  worker.resetHandlers(...handlers, nobody);
  return {};
};
