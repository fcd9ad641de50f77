'use client';

import '@bazaar/ui/person.css';
import { SiteAction } from '@bazaar/ui/patterns/site-header';
import { isPlainClick } from '@bazaar/ui/plain-click';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useProfileName } from '@/entities/current-user/use-profile-name';
import { NoticeBell } from '@/entities/notice/notice-bell';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { islandMessages } from '@/translations/shell-islands';
import type { AccountMenu } from './account-menu';
import { CurrentUserPicture } from './current-user-picture';

/** Renders the bell, and picture and name of the logged-in person: a link to the profile which a plain click turns into a menu. */
export function CurrentUserAccount({ icon, bell }: { readonly icon: ReactNode; readonly bell: ReactNode }) {
  const name = useProfileName(true) ?? islandMessages.profile;
  const link = useRef<HTMLAnchorElement>(null);
  const [Menu, setMenu] = useState<typeof AccountMenu>();
  const close = useCallback(() => setMenu(undefined), []);
  const open = async () => {
    try {
      const { AccountMenu } = await import('./account-menu');
      setMenu(() => AccountMenu);
    } catch {
      location.assign(fixedPaths.profile);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (Menu) close();
    else void open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <NoticeBell icon={bell} />
      <SiteAction
        ref={link}
        icon={<CurrentUserPicture icon={icon} />}
        href={fixedPaths.profile}
        text={name}
        isReserved
        aria-haspopup="menu"
        aria-expanded={Menu !== undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
      {Menu ? <Menu name={name} anchor={link} onClose={close} /> : null}
    </>
  );
}
