import type { ReactNode } from 'react';
import { u } from '../../style/u';

export interface BottomBarItem {
  readonly icon: ReactNode;
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Spoken in the place of the word, when more is known than stands there. */
  readonly label?: string | undefined;
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
    <nav className={u('bottom-bar')} aria-label={label}>
      {items.map(({ icon, text, href, isCurrent, label: spoken }) => (
        <a
          key={href}
          className={u('bottom-bar-item', { current: isCurrent })}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={spoken}
        >
          {icon}
          {text}
        </a>
      ))}
    </nav>
  );
}
