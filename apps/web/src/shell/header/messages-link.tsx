'use client';

import { SiteAction } from '@bazaar/ui/patterns/site-header';
import type { ReactNode } from 'react';
import { unreadStore } from '@/entities/conversation/unread-store';
import { unreadText } from '@/entities/conversation/unread-text';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { useStore } from '@/lib/store/use-store';
import { islandMessages } from '@/translations/shell-islands';

/** Renders the link to the messages, with the unread count once it is known. */
export function MessagesLink({ icon }: { readonly icon: ReactNode }) {
  const count = useStore(unreadStore, (state) => state.count);
  const text = unreadText(count);
  return (
    <SiteAction
      icon={icon}
      href={fixedPaths.messages}
      text={islandMessages.messages}
      count={{ text, isShown: count > 0, spoken: islandMessages.unread(text) }}
    />
  );
}
