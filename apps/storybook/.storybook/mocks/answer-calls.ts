import type { Loader } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { isFramed } from '../frame/with-frame';
import { screenOfStory } from '../walk/screens';
import { showState } from '../walk/show-state';
import { refuseCalls } from './refuse-calls';
import type { ServiceState } from './service';

interface MockParameters {
  /** Generated handlers of `@bazaar/api/mocks/<tag>`. */
  readonly handlers?: readonly RequestHandler[];
}

let isAnswering = false;
/** Left by a story of the account: the header of a public page still knows the person, and makes the calls of one. */
let hasSession = false;
refuseCalls(() => !isAnswering);

/**
 * Handles the calls of a story: with its `parameters.msw.handlers`, and those of the account's frame around it. The mocks are loaded with the
 * first story that has any; until then a call is an error in the console.
 */
export const answerCalls: Loader = async (context) => {
  const { id, parameters, globals, viewMode } = context;
  const { handlers: own = [] } = (parameters.msw ?? {}) as MockParameters;
  const service = (globals.service ?? 'written') as Exclude<ServiceState, 'unauthorized'>;
  const role = String(globals.role ?? 'written');
  if (viewMode === 'story') showState(id, { service, role, hasCalls: own.length > 0 });
  const hasFrame = isFramed(context);
  const hasAccount = hasFrame && screenOfStory(id)?.frame === 'account';
  if (own.length === 0 && !hasAccount && !isAnswering) return {};
  isAnswering = true;
  const { answerWith } = await import('./worker');
  const handlers = [...own];
  const hasPerson = hasAccount || (hasFrame && role !== 'written' && role !== 'visitor');
  if (hasPerson || hasSession) {
    const { accountCalls, callsOfRole, startSession } = await import('@/testing/story-frame/account-calls');
    if (hasAccount || hasSession) handlers.push(...accountCalls);
    if (hasPerson) {
      handlers.unshift(...callsOfRole(role));
      hasSession = hasAccount && role !== 'visitor';
      startSession(hasSession);
    }
  }
  await answerWith(handlers, hasAccount && role === 'visitor' ? 'unauthorized' : service);
  return {};
};
