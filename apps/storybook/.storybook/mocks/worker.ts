import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { callsOfService, type ServiceState } from './service';
import { WORKER_FILE } from './worker-file';

const worker = setupWorker();
/** Matches no call: a story without handlers has this one alone. */
const nobody = http.all('https://nobody.invalid/', () => HttpResponse.error());
let started: Promise<unknown> | undefined;

/** Answers calls with these handlers only: a call without a handler is an error in the console, which fails the check of stories. */
export async function answerWith(handlers: readonly RequestHandler[], service: ServiceState): Promise<void> {
  started ??= worker.start({
    quiet: true,
    serviceWorker: { url: `./${WORKER_FILE}` },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request !== undefined && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  await started;
  // Without arguments it would restore those of the story before.
  worker.resetHandlers(...callsOfService(service, handlers), ...handlers, nobody);
}
