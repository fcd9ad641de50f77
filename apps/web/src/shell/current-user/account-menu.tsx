'use client';

import { CurrentUserMenu, type CurrentUserMenuItem } from '@bazaar/ui/patterns/current-user-menu';
import { type RefObject, useState } from 'react';
import { unreadStore } from '@/entities/conversation/unread-store';
import { unreadText } from '@/entities/conversation/unread-text';
import { accountPaths } from '@/lib/navigation/account-paths';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { logOut } from '@/lib/session/log-out';
import { useStore } from '@/lib/store/use-store';
import { showToast } from '@/lib/toasts/toasts';
import { currentUserTexts } from '@/translations/current-user';
import { islandMessages } from '@/translations/shell-islands';

export interface AccountMenuProps {
  readonly name: string;
  /** The link the menu is attached to. */
  readonly anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Renders the menu of the account link. */
export function AccountMenu({ name, anchor, onClose }: AccountMenuProps) {
  const unread = useStore(unreadStore, (state) => state.count);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    if (await logOut()) return;
    setLeaving(false);
    showToast({ status: 'error', title: currentUserTexts.logoutFailed });
  };
  return (
    <CurrentUserMenu
      label={currentUserTexts.menu}
      name={name}
      items={itemsWith(unread)}
      leave={{
        text: isLeaving ? currentUserTexts.loggingOut : currentUserTexts.logout,
        isLeaving,
        run: () => void leave(),
      }}
      anchor={anchor}
      onClose={onClose}
    />
  );
}

function itemsWith(unread: number): readonly CurrentUserMenuItem[] {
  const text = unreadText(unread);
  const count = unread > 0 ? { text, spoken: islandMessages.unread(text) } : undefined;
  return [
    { icon: 'home', text: currentUserTexts.dashboard, href: fixedPaths.profile },
    { icon: 'messages', text: islandMessages.messages, href: fixedPaths.messages, count },
    { icon: 'favourites', text: currentUserTexts.favourites, href: fixedPaths.favourites },
    { icon: 'requests', text: currentUserTexts.requests, href: accountPaths.tradeRequests },
  ];
}
