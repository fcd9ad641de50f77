import { DEFAULT_CODE_LENGTH } from '@bazaar/domain/login/one-time-code';
import type { LoginProblem } from './login-problem';

/** A sent code: its length, its expiry and when the next one may be requested, by this browser's clock. */
export interface SentCode {
  readonly codeLength: number;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
  /** Sent before this page asked: it is still valid, so the service sent no other. */
  readonly isEarlier?: boolean;
}

export interface LoginState {
  readonly step: 'mobile' | 'code';
  /** As the visitor typed it; kept after every failure and by "edit number". */
  readonly mobile: string;
  readonly code: string;
  readonly sent?: SentCode;
  readonly busy?: 'sending' | 'checking';
  readonly problem?: LoginProblem;
  readonly wasResent?: boolean;
}

export type LoginEvent =
  | { readonly type: 'mobile-typed'; readonly mobile: string }
  | { readonly type: 'code-typed'; readonly code: string }
  | { readonly type: 'sending' }
  | { readonly type: 'sent'; readonly code: SentCode }
  | { readonly type: 'checking' }
  | { readonly type: 'failed'; readonly problem: LoginProblem }
  | { readonly type: 'edit-mobile' };

export const FIRST_LOGIN_STATE: LoginState = { step: 'mobile', mobile: '', code: '' };

/** Returns the next state of the login: one screen, two steps. Typed text is cleared only when it can no longer be valid. */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  const { busy: _busy, problem, wasResent: _wasResent, ...rest } = state;
  const stored = problem === undefined ? rest : { ...rest, problem };
  switch (event.type) {
    case 'mobile-typed':
      return { ...rest, mobile: event.mobile };
    case 'code-typed':
      return { ...(isStanding(problem) ? stored : rest), code: event.code };
    case 'sending':
      return { ...stored, busy: 'sending' };
    case 'sent':
      return { ...rest, step: 'code', code: '', sent: event.code, wasResent: state.step === 'code' };
    case 'checking':
      return { ...rest, busy: 'checking' };
    case 'failed':
      if (event.problem.kind === 'wait') return enterEarlierCode(rest, event.problem.untilMs);
      return { ...rest, code: isCodeSpent(event.problem) ? '' : state.code, problem: event.problem };
    case 'edit-mobile':
      return { step: 'mobile', mobile: state.mobile, code: '' };
  }
}

/** Returns the code step for a code of before: it lives as long as the next one has to wait. */
function enterEarlierCode(state: LoginState, untilMs: number): LoginState {
  const codeLength = state.sent?.codeLength ?? DEFAULT_CODE_LENGTH;
  const sent = { codeLength, expiresAtMs: untilMs, resendAtMs: untilMs, isEarlier: true };
  return { ...state, step: 'code', sent };
}

/** Returns true for a wrong or expired code, after which the boxes are cleared. */
function isCodeSpent(problem: LoginProblem): boolean {
  return problem.kind === 'wrong' || problem.kind === 'expired' || problem.kind === 'locked';
}

/** Returns true for a problem that typing does not clear, such as a lock. */
function isStanding(problem: LoginProblem | undefined): boolean {
  return problem?.kind === 'locked' || problem?.kind === 'expired';
}
