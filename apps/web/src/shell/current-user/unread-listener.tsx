'use client';

import '@bazaar/ui/person.css';
import { SpokenOnly } from '@bazaar/ui/patterns/current-user-marks';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { listenForUnread } from '@/entities/conversation/unread-listener';
import { tellUnreadChanged } from '@/entities/conversation/unread-signal';
import { unreadStore } from '@/entities/conversation/unread-store';
import { unreadText } from '@/entities/conversation/unread-text';
import { useUnreadNotices } from '@/entities/notice/unread-notices';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { islandMessages } from '@/translations/shell-islands';

/** Updates the unread count while somebody is logged in, and announces an increase to screen readers, and news in a toast. */
export function UnreadListener() {
  const [spoken, setSpoken] = useState('');
  useUnreadNotices();
  const path = usePathname();
  const former = useRef(path);
  const router = useSiteRouter();
  const latest = useRef(router);
  latest.current = router;
  useEffect(
    () =>
      listenForUnread((news) => {
        void import('@/entities/conversation/announce-news').then(({ announceNews }) =>
          announceNews(news, (href) => latest.current.push(href)),
        );
      }),
    [],
  );
  useEffect(
    () =>
      unreadStore.subscribe(({ count }, before) => {
        if (before.count > 0 && count > before.count) setSpoken(islandMessages.unread(unreadText(count)));
      }),
    [],
  );
  useEffect(() => {
    if (former.current === fixedPaths.messages && path !== fixedPaths.messages) tellUnreadChanged();
    former.current = path;
  }, [path]);
  return <SpokenOnly>{spoken}</SpokenOnly>;
}
