import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { mdiClose } from '../icon/small-set';
import { cx } from '../style/cx';

export interface ChipLinkProps {
  /** Address that it leads to; of a removable chip, the page without it. */
  readonly href: string;
  readonly children: ReactNode;
  /** Read after the text by screen readers: what following it does. */
  readonly label?: string;
  /** Draws a cross: following the link removes what the chip stands for. */
  readonly isRemovable?: boolean;
}

/**
 * An active choice, or a shortcut. Removing it is a link, so that it works without script.
 *
 * Use it for active filters and for shortcuts to frequent choices. Not for a state that cannot be pressed (Badge), and not for the main
 * action of a page (Button).
 */
export function ChipLink({ href, children, label, isRemovable = false }: ChipLinkProps) {
  return (
    <a href={href} className={cx('chip', { tone: isRemovable ? 'filter' : 'plain' })}>
      <span>{children}</span>
      {label ? <span className="sr">{label}</span> : null}
      {isRemovable ? <Icon path={mdiClose} size={16} /> : null}
    </a>
  );
}
