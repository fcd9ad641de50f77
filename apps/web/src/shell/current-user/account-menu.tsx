'use client';

import type { ProfileSection } from '@bazaar/domain/permissions/profile-section';
import { profileSectionPath } from '@bazaar/domain/permissions/profile-section';
import { CurrentUserMenu, type CurrentUserMenuItem } from '@bazaar/ui/patterns/current-user-menu';
import type { RefObject } from 'react';
import { unreadStore } from '@/entities/conversation/unread-store';
import { unreadText } from '@/entities/conversation/unread-text';
import { useLogout } from '@/entities/current-user/use-logout';
import { userStore } from '@/entities/current-user/user-state';
import { accountPaths } from '@/lib/navigation/account-paths';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { useStore } from '@/lib/store/use-store';
import { currentUserTexts } from '@/translations/current-user';
import { profileFrameTexts } from '@/translations/profile-frame';
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
  const latest = useStore(userStore, (state) => state.selectedProfileMenu);
  return (
    <CurrentUserMenu
      label={currentUserTexts.menu}
      name={name}
      items={itemsWith(unread, latest)}
      leave={useLogout()}
      anchor={anchor}
      onClose={onClose}
    />
  );
}

/** Sections the menu always has. */
const CONSTANT: readonly ProfileSection[] = ['Home', 'Messages', 'Favourites', 'Requests'];

/** @param latest the section of the profile the person was in last: from a public page the menu leads back to it */
function itemsWith(unread: number, latest: ProfileSection): readonly CurrentUserMenuItem[] {
  const text = unreadText(unread);
  const count = unread > 0 ? { text, spoken: islandMessages.unread(text) } : undefined;
  return [
    { icon: 'home', text: currentUserTexts.dashboard, href: fixedPaths.profile },
    { icon: 'messages', text: islandMessages.messages, href: fixedPaths.messages, count },
    { icon: 'favourites', text: currentUserTexts.favourites, href: fixedPaths.favourites },
    { icon: 'requests', text: currentUserTexts.requests, href: accountPaths.tradeRequests },
    ...(CONSTANT.includes(latest)
      ? []
      : [
          {
            icon: 'latest' as const,
            text: currentUserTexts.backTo(profileFrameTexts.sections[latest]),
            href: profileSectionPath(latest),
          },
        ]),
  ];
}
