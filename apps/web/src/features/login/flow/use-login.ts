'use client';

import { useReducer } from 'react';
import { reloadForChunk } from '@/lib/navigation/chunk-failure';
import { coverScreen } from '@/lib/session/app-state';
import { forgetPerson } from '@/lib/session/personal-storage';
import { keepSessionHint } from '@/lib/session/session-hint';
import { loginProblemOf } from './login-problem';
import { FIRST_LOGIN_STATE, type LoginState, nextLoginState } from './login-state';

export interface Login {
  readonly state: LoginState;
  typeMobile(mobile: string): void;
  typeCode(code: string): void;
  /** Sends a code to a number in the catalogue's form, `09…`. */
  send(mobile: string): Promise<void>;
  /** Exchanges the code for the session and leaves for `target`. */
  submit(mobile: string, code: string): Promise<void>;
  editMobile(): void;
}

/** The calls load while the number is typed. */
const loadCalls = () => import('./login-calls');

/** Runs the calls of the login. `target` returns where to go after it: a path of our own. */
export function useLogin(target: (isNewUser: boolean) => string): Login {
  const [state, dispatch] = useReducer(nextLoginState, FIRST_LOGIN_STATE);
  return {
    state,
    typeMobile(mobile) {
      // Where they do not come now, they are asked for again when the number is sent.
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
        const { exchangeCode, isNewUser } = await loadCalls();
        const hint = await exchangeCode(mobile, code);
        forgetPerson();
        keepSessionHint(hint);
        coverScreen();
        location.replace(target(await isNewUser()));
      } catch (error) {
        if (isReloading(error)) return;
        dispatch({ type: 'failed', problem: loginProblemOf(error, 'check', Date.now()) });
      }
    },
  };
}

/** The calls belong to an older build and are gone: the page comes anew. Without a connection it would not, and the form is told so. */
function isReloading(error: unknown): boolean {
  return navigator.onLine && reloadForChunk(error);
}
