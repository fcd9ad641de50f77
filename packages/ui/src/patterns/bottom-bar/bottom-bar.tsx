import type { ReactNode } from 'react';
import { cx } from '../../style/cx';

export interface BottomBarItem {
  readonly icon: ReactNode;
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** More than stands there, for who hears it. */
  readonly spoken?: ReactNode;
}

/**
 * The main ways at the thumb, on phones only.
 *
 * Use it on phones, once, for three to five ways. Not from md up, where the header has them, and not for actions of the
 * page (ActionBar).
 */
export function BottomBar({
  label,
  items,
}: {
  readonly label: string;
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
