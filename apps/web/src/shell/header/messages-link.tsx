'use client';

import { SiteAction } from '@bazaar/ui/patterns/site-header';
import type { ReactNode } from 'react';
import { islandMessages } from '@/messages/shell-islands';
import { paths } from '@/platform/paths';
import { unreadStore } from '@/platform/unread/unread-store';
import { unreadText } from '@/platform/unread/unread-text';
import { useStore } from '@/platform/use-store';

/** The way to one's messages, with how many wait to be read once that is known. */
export function MessagesLink({ icon }: { readonly icon: ReactNode }) {
  const count = useStore(unreadStore, (state) => state.count);
  const text = unreadText(count);
  return (
    <SiteAction
      icon={icon}
      href={paths.messages}
      text={islandMessages.messages}
      count={{ text, isShown: count > 0, spoken: islandMessages.unread(text) }}
    />
  );
}
