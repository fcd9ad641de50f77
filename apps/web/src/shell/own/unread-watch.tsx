'use client';

import '@bazaar/ui/person.css';
import { SpokenOnly } from '@bazaar/ui/patterns/own-marks';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { islandMessages } from '@/messages/shell-islands';
import { tellUnreadChanged } from '@/platform/conversations/unread-signal';
import { paths } from '@/platform/paths';
import { unreadStore } from '@/platform/unread/unread-store';
import { unreadText } from '@/platform/unread/unread-text';
import { watchUnread } from '@/platform/unread/watch-unread';

/** Keeps the number of messages that wait, while somebody is logged in, and says it aloud when there are more than before. */
export function UnreadWatch() {
  const [spoken, setSpoken] = useState('');
  const path = usePathname();
  const former = useRef(path);
  useEffect(watchUnread, []);
  useEffect(
    () =>
      unreadStore.subscribe(({ count }, before) => {
        if (before.count > 0 && count > before.count) setSpoken(islandMessages.unread(unreadText(count)));
      }),
    [],
  );
  useEffect(() => {
    if (former.current === paths.messages && path !== paths.messages) tellUnreadChanged();
    former.current = path;
  }, [path]);
  return <SpokenOnly>{spoken}</SpokenOnly>;
}
