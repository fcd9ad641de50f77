'use client';

import {
  mdiClipboardListOutline,
  mdiHeartOutline,
  mdiHistory,
  mdiLogout,
  mdiMessageTextOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import { type RefObject, useRef } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { onCurrentUserMenuKey } from './current-user-menu-keys';
import { useCurrentUserMenu } from './use-current-user-menu';

const icons = {
  home: mdiViewDashboardOutline,
  messages: mdiMessageTextOutline,
  favourites: mdiHeartOutline,
  requests: mdiClipboardListOutline,
  latest: mdiHistory,
} as const;

export interface CurrentUserMenuItem {
  readonly icon: keyof typeof icons;
  readonly text: string;
  readonly href: string;
  /** A number beside the text, and the accessible text for both. */
  readonly count?: { readonly text: string; readonly spoken: string } | undefined;
}

export interface CurrentUserMenuProps {
  /** Accessible name of the menu. */
  readonly label: string;
  /** Name of the account's owner. */
  readonly name: string;
  /** Rows in display order. */
  readonly items: readonly CurrentUserMenuItem[];
  /** The last row, which logs out. */
  readonly leave: { readonly text: string; readonly isLeaving: boolean; run(): void };
  /** The link it belongs to; it gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Called when it should close: close button, Escape, or a press outside. */
  onClose(): void;
}

/**
 * Menu of the logged-in person, at the account's link: rendered when opened, with the focus on its first item. Arrows move through it,
 * Escape and a press outside close it, Tab leaves it.
 *
 * Use it in the header of wide screens, once. Not for the menu beside the pages of the profile (ProfileFrame), and only for links: a form
 * belongs in a Popover.
 */
export function CurrentUserMenu({ label, name, items, leave, anchor, onClose }: CurrentUserMenuProps) {
  const surface = useRef<HTMLDivElement>(null);
  useCurrentUserMenu(surface, anchor, onClose);
  return (
    <div ref={surface} popover="manual" className={cx('current-user-menu')}>
      <span className={cx('current-user-menu-name')}>{name}</span>
      <div
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => onCurrentUserMenuKey(event, anchor, onClose)}
      >
        {items.map(({ icon, text, href, count }) => (
          <a
            key={href}
            role="menuitem"
            tabIndex={-1}
            className={cx('current-user-menu-item')}
            href={href}
            aria-label={count?.spoken}
            onClick={onClose}
          >
            <Icon path={icons[icon]} />
            {text}{' '}
            {count ? (
              <span className={cx('count-badge')} aria-hidden="true">
                {count.text}
              </span>
            ) : null}
          </a>
        ))}
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={cx('current-user-menu-item', { apart: true })}
          aria-disabled={leave.isLeaving}
          onClick={() => leave.isLeaving || leave.run()}
        >
          <Icon path={mdiLogout} />
          {leave.text}
        </button>
      </div>
    </div>
  );
}
