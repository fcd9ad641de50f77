import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../style/cx';

export interface SegmentLink {
  readonly href: string;
  readonly label: ReactNode;
  /** Accessible name when the label is an icon. */
  readonly name?: string;
  readonly isCurrent?: boolean;
}

/**
 * A choice among a few addresses: views of a list, systems of units.
 *
 * Use it for two to four views of the same object. Not for other pages (Tabs), and not for choices that are submitted with a form
 * (RadioGroup).
 */
export function SegmentedLinks({
  label,
  segments,
}: {
  /** Accessible name of the choice. */
  readonly label: string;
  /** Choices in display order; each is a link, one is current. */
  readonly segments: readonly SegmentLink[];
}) {
  return (
    <nav aria-label={label} className={cx('segmented')}>
      {segments.map((segment) => (
        <a
          key={segment.href}
          href={segment.href}
          aria-label={segment.name}
          aria-current={segment.isCurrent ? 'true' : undefined}
          className={cx('segment')}
        >
          {segment.label}
        </a>
      ))}
    </nav>
  );
}

export type SegmentButton = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> & {
  readonly id: string;
  readonly label: ReactNode;
  readonly isChosen: boolean;
  /** Where the page's one listener acts instead of `onClick`. */
  readonly 'data-action'?: string;
  readonly 'data-payload'?: string;
};

/** A choice that acts at once and has no address: the order of a list, the grouping of a chart. */
export function SegmentedButtons({
  label,
  segments,
}: {
  /** Accessible name of the choice. */
  readonly label: string;
  /** Choices in display order; one is chosen. */
  readonly segments: readonly SegmentButton[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once, no fields of a form
    <div role="group" aria-label={label} className={cx('segmented')}>
      {segments.map(({ label: text, isChosen, ...press }) => (
        <button key={press.id} type="button" aria-pressed={isChosen} className={cx('segment')} {...press}>
          {text}
        </button>
      ))}
    </div>
  );
}
