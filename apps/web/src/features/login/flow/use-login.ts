'use client';

import { useReducer } from 'react';
import { reloadForChunk } from '@/lib/navigation/chunk-failure';
import { coverScreen } from '@/lib/session/app-state';
import { loginProblemOf } from './login-problem';
import { FIRST_LOGIN_STATE, type LoginState, nextLoginState } from './login-state';

export interface Login {
  readonly state: LoginState;
  typeMobile(mobile: string): void;
  typeCode(code: string): void;
  /** Sends a code to a number in the catalogue's form, `09…`. */
  send(mobile: string): Promise<void>;
  /** Exchanges the code for the session and opens `target`. */
  submit(mobile: string, code: string): Promise<void>;
  editMobile(): void;
}

/** Loads the calls, while the number is being typed. */
const loadCalls = () => import('./login-calls');

/** Runs the calls of the login. `target` returns the page to open after it: a path of this site. */
export function useLogin(target: (isNewUser: boolean) => string): Login {
  const [state, dispatch] = useReducer(nextLoginState, FIRST_LOGIN_STATE);
  return {
    state,
    typeMobile(mobile) {
      // After a failure here, they are requested again when the number is sent.
      loadCalls().catch(() => undefined);
      dispatch({ type: 'mobile-typed', mobile });
    },
    typeCode: (code) => dispatch({ type: 'code-typed', code }),
    editMobile: () => dispatch({ type: 'edit-mobile' }),
    async send(mobile) {
      dispatch({ type: 'sending' });
      try {
        const { requestCode } = await loadCalls();
        const { codeLength, expiresInSeconds, resendAfterSeconds } = await requestCode(mobile);
        const now = Date.now();
        const expiresAtMs = now + expiresInSeconds * 1_000;
        const resendAtMs = now + resendAfterSeconds * 1_000;
        dispatch({ type: 'sent', code: { codeLength, expiresAtMs, resendAtMs } });
      } catch (error) {
        if (isReloading(error)) return;
        dispatch({ type: 'failed', problem: loginProblemOf(error, 'send', Date.now()) });
      }
    },
    async submit(mobile, code) {
      dispatch({ type: 'checking' });
      try {
        const { beginSession, exchangeCode, isNewUser } = await loadCalls();
        const hint = await exchangeCode(mobile, code);
        beginSession(hint);
        coverScreen();
        location.replace(target(await isNewUser()));
      } catch (error) {
        if (isReloading(error)) return;
        dispatch({ type: 'failed', problem: loginProblemOf(error, 'check', Date.now()) });
      }
    },
  };
}

/**
 * Returns whether the page is being reloaded, because the chunk of its calls is gone with an older build. Without a connection it is not
 * reloaded, and the form shows that.
 */
function isReloading(error: unknown): boolean {
  return navigator.onLine && reloadForChunk(error);
}
