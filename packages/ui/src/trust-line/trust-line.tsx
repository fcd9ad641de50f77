import { mdiShieldCheckOutline, mdiShieldOffOutline, mdiShieldOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import { Text } from '../text/text';
import { SharedShield } from './trust-symbol';

export { TrustSymbol } from './trust-symbol';

/** `none` is one that was never given: its shield is empty, not struck through. */
export type TrustState = 'valid' | 'near' | 'gone' | 'none';

const ICONS = {
  valid: mdiShieldCheckOutline,
  near: mdiShieldCheckOutline,
  gone: mdiShieldOffOutline,
  none: mdiShieldOutline,
} as const;

export interface TrustLineProps {
  /** The sentence, with its dates as `<time>`. */
  readonly children: ReactNode;
  /** Whether the confirmation is valid, near its end or expired. */
  readonly state?: TrustState;
  /** The page draws the shield of a valid one once (TrustSymbol), and this line refers to it. */
  readonly sharesShield?: boolean;
}

/**
 * A dated promise in one line. An expired one is greyed and its shield struck through, not hidden.
 *
 * Use it wherever somebody is vouched for, with start and end date. Not for promises without a date, and not for a state in a word (Badge).
 */
export function TrustLine({ children, state = 'valid', sharesShield = false }: TrustLineProps) {
  const isGrey = state === 'gone' || state === 'none';
  return (
    <span className={cx('trust-line', undefined, isGrey ? 'u-trust-line--gone' : undefined)}>
      {sharesShield && state === 'valid' ? <SharedShield /> : <Icon path={ICONS[state]} size={16} />}
      <span>{children}</span>
    </span>
  );
}

export interface ValidityProps extends TrustLineProps {
  /** Elapsed share of the validity, 0 to 1; drawn from the right. */
  readonly elapsed: number;
  /** «۵ ماه مانده»: the bar always has this text. */
  readonly remaining: string;
  readonly label: string;
}

/** The trust line with a bar of its validity. */
export function TrustValidity({ children, state = 'valid', elapsed, remaining, label }: ValidityProps) {
  const look = state === 'valid' ? 'u-validity' : `u-validity u-validity--${state}`;
  return (
    <span className={cx('trust-block')}>
      <span className={cx('trust-head')}>
        <TrustLine state={state}>{children}</TrustLine>
        <Text size={12} tone="muted">
          {remaining}
        </Text>
      </span>
      <progress className={look} max={1} value={Math.min(1, Math.max(0, elapsed))} aria-label={label} />
    </span>
  );
}
