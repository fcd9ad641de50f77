import type { Page } from '@playwright/test';
import { isRefusedCall } from '../check/story-page.ts';

/** Calls `onProblem` for every error in the console of a page and its frames, every missing file and every request to another machine. */
export function hearProblems(page: Page, origin: string, onProblem: (problem: string) => void): void {
  page.on('console', (message) => {
    // What could not be loaded is told with its address below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    if (!isRefusedCall(message)) onProblem(message.text().slice(0, 400));
  });
  page.on('pageerror', (error) => onProblem(error.message.slice(0, 400)));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // Calls of the service are answered by the mocks, with failures too.
    if (response.status() >= 400 && !pathname.startsWith('/api/'))
      onProblem(`missing file: ${pathname} (${response.status()})`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob|about):/.test(request.url()))
      onProblem(`asks the network for ${request.url()}`);
  });
}
