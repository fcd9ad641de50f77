import type { LoginProblem } from './login-problem';

/** A code on its way: how long it is and when it and the wait for the next one end, by this browser's clock. */
export interface SentCode {
  readonly codeLength: number;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

export interface LoginState {
  readonly step: 'mobile' | 'code';
  /** As the visitor typed it; kept through every failure and through "edit number". */
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

/** The login's course: one screen, two steps. What was typed is dropped only when it can no longer be right. */
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
      return { ...rest, code: isCodeSpent(event.problem) ? '' : state.code, problem: event.problem };
    case 'edit-mobile':
      return { step: 'mobile', mobile: state.mobile, code: '' };
  }
}

/** A wrong or void code is not worth correcting: the boxes are emptied for the next try. */
function isCodeSpent(problem: LoginProblem): boolean {
  return problem.kind === 'wrong' || problem.kind === 'expired' || problem.kind === 'locked';
}

/** Typing does not lift a lock. */
function isStanding(problem: LoginProblem | undefined): boolean {
  return problem?.kind === 'locked' || problem?.kind === 'expired';
}
