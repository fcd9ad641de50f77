'use client';

import type { Conversation } from '@bazaar/api/model';
import { useState } from 'react';
import { TWO_PANES } from '@/lib/media/two-panes';
import { useMediaQuery } from '@/lib/media/use-media-query';

/**
 * Returns the conversation that stands beside the list while the address names none: the newest that is read, so that nothing is marked as
 * read by itself. It stays while it is in the list, also when a message comes in; one that was left is not taken again.
 */
export function useFirstRead(items: readonly Conversation[], isWanted: boolean) {
  const hasRoom = useMediaQuery(TWO_PANES);
  const [shownId, setShownId] = useState<string>();
  const [leftId, setLeftId] = useState<string>();
  const stays = items.some(({ id }) => id === shownId && id !== leftId);
  const first = items.find(({ id, unreadCount }) => unreadCount === 0 && id !== leftId);
  const id = !hasRoom || !isWanted ? undefined : stays ? shownId : first?.id;
  if (id !== undefined && id !== shownId) setShownId(id);
  return { id, leave: setLeftId };
}
