import { describeValidity } from '@bazaar/domain/dates';
import { supplierMessages as texts } from '@/translations/supplier';

export interface ProofState {
  /** «معتبر», «۴۴ روز مانده», «پایان‌یافته» … */
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'info';
  readonly bar: 'valid' | 'near' | 'gone';
}

/**
 * Returns the state of a dated proof at `nowMs`. The dates take precedence over the catalogue's own state: a proof that was valid when the
 * page was rendered may have expired since.
 */
export function proofState(
  state: 'Valid' | 'Active' | 'Expired' | 'Pending' | 'Revoked',
  from: string | undefined,
  to: string | undefined,
  nowMs: number,
): ProofState {
  if (state === 'Pending') return { text: texts.states.Pending, tone: 'info', bar: 'gone' };
  if (state === 'Revoked') return { text: texts.states.Revoked, tone: 'neutral', bar: 'gone' };
  const validity = describeValidity(from, to, nowMs);
  if (state === 'Expired' || validity.state === 'expired') {
    return { text: texts.states.Expired, tone: 'neutral', bar: 'gone' };
  }
  if (validity.state === 'endingSoon') return { text: validity.remaining, tone: 'warning', bar: 'near' };
  return { text: texts.states.Valid, tone: 'success', bar: 'valid' };
}
