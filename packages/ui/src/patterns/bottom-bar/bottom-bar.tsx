import type { ReactNode } from 'react';
import { cx } from '../../style/cx';

export interface BottomBarItem {
  readonly icon: ReactNode;
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Additional text for screen readers. */
  readonly spoken?: ReactNode;
}

/**
 * The main links within reach of the thumb, on phones only.
 *
 * Use it on phones, once, for five links. Not from sm up, where the header has them, and not for actions of the page (ActionBar).
 */
export function BottomBar({
  label,
  items,
}: {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Entries in display order. */
  readonly items: readonly BottomBarItem[];
}) {
  return (
    <nav className={cx('bottom-bar')} aria-label={label}>
      {items.map(({ icon, text, href, isCurrent, spoken }) => (
        <a
          key={href}
          className={cx('bottom-bar-item', { current: isCurrent })}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {icon}
          {text}
          {spoken}
        </a>
      ))}
    </nav>
  );
}
