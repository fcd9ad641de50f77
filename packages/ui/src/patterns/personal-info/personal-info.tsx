import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { focusField } from '../../form-summary/focus-field';
import { cx } from '../../style/cx';

/**
 * The parts of the personal information page, or of one form of it, stacked.
 *
 * Use it inside a panel of the profile area. Not for a page's own columns (ProfileFrame), and not for fields side by side (Fieldset).
 */
export function PersonalStack({ children }: { readonly children: ReactNode }) {
  return <div className={cx('personal-stack')}>{children}</div>;
}

/** Buttons below a form, the submit button first. */
export function PersonalActions({ children }: { readonly children: ReactNode }) {
  return <div className={cx('personal-actions')}>{children}</div>;
}

export interface PersonalHeadProps {
  /** Picture of the person. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
  /** Button that changes the picture. */
  readonly action?: ReactNode;
}

/** The person's picture with the content beside it. */
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

export interface MissingItemsProps {
  /** What is missing, each with the field to fill in. */
  readonly items: readonly MissingItem[];
}

/** Missing items of a profile; each links to its field. */
export function MissingItems({ items }: MissingItemsProps) {
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
  /** Title of the address. */
  readonly title: string;
  /** Uses of the address, as short words. */
  readonly badges: readonly string[];
  /** Marks the usual one. */
  readonly isPrimary: boolean;
  /** Buttons of the card. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** One address: its title, its uses, its text, and its actions. */
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
