import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { focusField } from '../../form-summary/focus-field';
import { cx } from '../../style/cx';

/**
 * The parts of the page of personal information, or of one form of it, one below the other.
 *
 * Use it inside a panel of the profile area. Not for a page's own columns (ProfileFrame), and not for fields beside one another (Fieldset).
 */
export function PersonalStack({ children }: { readonly children: ReactNode }) {
  return <div className={cx('personal-stack')}>{children}</div>;
}

/** Buttons below a form, the one that sends first. */
export function PersonalActions({ children }: { readonly children: ReactNode }) {
  return <div className={cx('personal-actions')}>{children}</div>;
}

export interface PersonalHeadProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The person's picture with what stands beside it. */
export function PersonalHead({ picture, children, action }: PersonalHeadProps) {
  return (
    <div className={cx('personal-head')}>
      {picture}
      <div className={cx('personal-head-text')}>{children}</div>
      {action}
    </div>
  );
}

export interface MissingItem {
  /** Id of its field, which takes the focus. */
  readonly fieldId: string;
  readonly label: string;
}

/** What a profile lacks; each item leads to its field. */
export function MissingItems({ items }: { readonly items: readonly MissingItem[] }) {
  const lead = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <ul className={cx('personal-missing')}>
      {items.map(({ fieldId, label }) => (
        <li key={fieldId}>
          <a href={`#${fieldId}`} className={cx('link')} onClick={(event) => lead(event, fieldId)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function PersonalCards({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className={cx('personal-cards')}>
      {children}
    </ul>
  );
}

export interface PersonalCardProps {
  readonly title: string;
  readonly badges: readonly string[];
  readonly isPrimary: boolean;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** One address: what it is called, what it is for, its text, and what can be done with it. */
export function PersonalCard({ title, badges, isPrimary, actions, children }: PersonalCardProps) {
  return (
    <li className={cx('personal-card', { primary: isPrimary })}>
      <span className={cx('personal-card-title')}>{title}</span>
      <span className={cx('personal-actions')}>
        {badges.map((badge) => (
          <Badge key={badge} tone={badge === badges[0] && isPrimary ? 'info' : 'neutral'}>
            {badge}
          </Badge>
        ))}
      </span>
      {children}
      <span className={cx('personal-actions')}>{actions}</span>
    </li>
  );
}
