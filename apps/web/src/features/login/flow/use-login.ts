'use client';

import { useReducer, useRef } from 'react';
import { coverScreen } from '@/lib/session/app-state';
import { forgetPerson } from '@/lib/session/personal-storage';
import { keepSessionHint } from '@/lib/session/session-hint';
import { exchangeCode, requestCode } from './login-calls';
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

/** Runs the two calls of the login. `target` returns where to go after it: a path of our own. */
export function useLogin(target: (isNewUser: boolean) => string): Login {
  const [state, dispatch] = useReducer(nextLoginState, FIRST_LOGIN_STATE);
  const isNewUser = useRef(false);
  return {
    state,
    typeMobile: (mobile) => dispatch({ type: 'mobile-typed', mobile }),
    typeCode: (code) => dispatch({ type: 'code-typed', code }),
    editMobile: () => dispatch({ type: 'edit-mobile' }),
    async send(mobile) {
      dispatch({ type: 'sending' });
      try {
        const sent = await requestCode(mobile);
        const { codeLength, expiresInSeconds, resendAfterSeconds } = sent;
        isNewUser.current = sent.isNewUser;
        const now = Date.now();
        const expiresAtMs = now + expiresInSeconds * 1_000;
        const resendAtMs = now + resendAfterSeconds * 1_000;
        dispatch({ type: 'sent', code: { codeLength, expiresAtMs, resendAtMs } });
      } catch (error) {
        dispatch({ type: 'failed', problem: loginProblemOf(error, 'send', Date.now()) });
      }
    },
    async submit(mobile, code) {
      dispatch({ type: 'checking' });
      try {
        const hint = await exchangeCode(mobile, code);
        forgetPerson();
        keepSessionHint(hint);
        coverScreen();
        location.replace(target(isNewUser.current));
      } catch (error) {
        dispatch({ type: 'failed', problem: loginProblemOf(error, 'check', Date.now()) });
      }
    },
  };
}
