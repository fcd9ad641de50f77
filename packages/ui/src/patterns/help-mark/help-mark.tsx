import { mdiHelpCircleOutline } from '@mdi/js';
import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export type HelpMarkProps = { readonly href: string; readonly label: string } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'className' | 'style' | 'children' | 'aria-label'
>;

/**
 * The link to the help of a screen, as a question mark.
 *
 * Use it once, in the frame of every page. Not beside a field (FieldHelp).
 */
export function HelpMark({ href, label, ...anchor }: HelpMarkProps) {
  return (
    <a
      href={href}
      className={cx('button', { tone: 'text', size: 'icon' })}
      aria-label={label}
      title={label}
      {...anchor}
    >
      <Icon path={mdiHelpCircleOutline} />
    </a>
  );
}
