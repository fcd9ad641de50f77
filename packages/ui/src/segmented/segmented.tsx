import type { ReactNode } from 'react';
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
