import { describe, expect, it } from 'vitest';
import { loginProblemOf } from './login-problem';
import { FIRST_LOGIN_STATE, type LoginEvent, type LoginState, nextLoginState } from './login-state';

const sent: LoginEvent = { type: 'sent', code: { codeLength: 5, expiresAtMs: 120_000, resendAtMs: 120_000 } };
const run = (events: readonly LoginEvent[], from: LoginState = FIRST_LOGIN_STATE) =>
  events.reduce(nextLoginState, from);
const typed: LoginEvent = { type: 'mobile-typed', mobile: '0912 000 0001' };

describe('nextLoginState', () => {
  it('keeps the number through a failure, the code step and "edit number"', () => {
    const failed = run([typed, { type: 'sending' }, { type: 'failed', problem: { kind: 'network' } }]);
    expect(failed).toMatchObject({ step: 'mobile', mobile: '0912 000 0001', problem: { kind: 'network' } });
    expect(run([sent, { type: 'edit-mobile' }], failed)).toEqual({
      step: 'mobile',
      mobile: '0912 000 0001',
      code: '',
    });
  });
  it.each(['wrong', 'expired'] as const)('clears the boxes for a code that is %s', (kind) => {
    const state = run([
      typed,
      sent,
      { type: 'code-typed', code: '11111' },
      { type: 'failed', problem: { kind } },
    ]);
    expect(state).toMatchObject({ step: 'code', code: '', problem: { kind } });
  });
  it('keeps the code after a connection failure', () => {
    const state = run([typed, sent, { type: 'code-typed', code: '12345' }, { type: 'checking' }]);
    expect(nextLoginState(state, { type: 'failed', problem: { kind: 'network' } }).code).toBe('12345');
  });
  it('clears a problem when the visitor types, but not a lock', () => {
    const wrong = run([typed, sent, { type: 'failed', problem: { kind: 'wrong' } }]);
    expect(nextLoginState(wrong, { type: 'code-typed', code: '1' }).problem).toBeUndefined();
    const locked = run([typed, sent, { type: 'failed', problem: { kind: 'locked', untilMs: 9 } }]);
    expect(nextLoginState(locked, { type: 'code-typed', code: '1' }).problem).toEqual({
      kind: 'locked',
      untilMs: 9,
    });
  });
  it('goes on to the code of before while it is valid, without a problem', () => {
    const state = run([
      typed,
      { type: 'sending' },
      { type: 'failed', problem: { kind: 'wait', untilMs: 70_000 } },
    ]);
    expect(state).toEqual({
      step: 'code',
      mobile: '0912 000 0001',
      code: '',
      sent: { codeLength: 5, expiresAtMs: 70_000, resendAtMs: 70_000, isEarlier: true },
    });
    expect(run([sent], state).sent?.isEarlier).toBeUndefined();
  });
  it('stays at the number when too many codes were sent from one address', () => {
    const state = run([typed, { type: 'failed', problem: { kind: 'crowded', untilMs: 400_000 } }]);
    expect(state).toMatchObject({ step: 'mobile', problem: { kind: 'crowded' } });
  });
  it('reports when a code was sent again', () => {
    expect(run([typed, sent]).wasResent).toBe(false);
    expect(run([typed, sent, sent]).wasResent).toBe(true);
  });
});

describe('loginProblemOf', () => {
  const refused = (code: string, more: object = {}) => ({ status: 400, problem: { code }, ...more });
  it.each([
    [new TypeError('failed'), 'send', { kind: 'network' }],
    [
      { status: 400, problem: { code: 'otp-wrong', detail: 'کد درست نیست، ۳ بار دیگر' } },
      'check',
      { kind: 'wrong', left: 3 },
    ],
    [refused('otp-wrong'), 'check', { kind: 'wrong' }],
    [refused('otp-expired'), 'check', { kind: 'expired' }],
    [refused('otp-locked', { retryAfterMs: 900_000 }), 'check', { kind: 'locked', untilMs: 901_000 }],
    [refused('rate-limited', { retryAfterMs: 40_000 }), 'send', { kind: 'wait', untilMs: 41_000 }],
    [refused('rate-limited', { retryAfterMs: 400_000 }), 'send', { kind: 'crowded', untilMs: 401_000 }],
    [
      refused('rate-limited', { retryAfterMs: 40_000, remainingUses: 0 }),
      'send',
      { kind: 'crowded', untilMs: 41_000 },
    ],
    [
      refused('rate-limited', { retryAfterMs: 40_000, remainingUses: 3 }),
      'send',
      { kind: 'wait', untilMs: 41_000 },
    ],
    [refused('validation'), 'send', { kind: 'mobile' }],
    [{ status: 502, problem: { code: 'server' } }, 'send', { kind: 'sms' }],
    [{ status: 502 }, 'check', { kind: 'service' }],
  ] as const)('%j while %s → %j', (error, step, expected) => {
    expect(loginProblemOf(error, step, 1_000)).toEqual(expected);
  });
});
