'use client';

import { SiteAction } from '@bazaar/ui/patterns/site-header';
import { isPlainClick } from '@bazaar/ui/plain-click';
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { unreadText } from '@/entities/conversation/unread-text';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { useStore } from '@/lib/store/use-store';
import { currentUserTexts } from '@/translations/current-user';
import { islandMessages } from '@/translations/shell-islands';
import type { NoticePopover } from './notice-popover';
import { unreadNoticesStore } from './unread-notices-store';

/** Renders the bell of a logged-in person with the number of unread notices: a link which a plain click turns into their list. */
export function NoticeBell({ icon }: { readonly icon: ReactNode }) {
  const count = useStore(unreadNoticesStore, (state) => state.count);
  const text = unreadText(count);
  const link = useRef<HTMLAnchorElement>(null);
  const [Popover, setPopover] = useState<typeof NoticePopover>();
  const close = useCallback(() => setPopover(undefined), []);
  const open = async () => {
    try {
      const { NoticePopover } = await import('./notice-popover');
      setPopover(() => NoticePopover);
    } catch {
      location.assign(fixedPaths.profile);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (Popover) close();
    else void open();
  };
  return (
    <>
      <SiteAction
        ref={link}
        isBare
        icon={icon}
        href={fixedPaths.profile}
        text={islandMessages.notices}
        count={{ text, isShown: count > 0, spoken: currentUserTexts.unreadNotices(text) }}
        aria-haspopup="dialog"
        aria-expanded={Popover !== undefined}
        onClick={onClick}
      />
      {Popover ? <Popover anchor={link} onClose={close} /> : null}
    </>
  );
}
