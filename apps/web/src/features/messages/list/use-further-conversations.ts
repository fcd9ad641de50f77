'use client';

import { listConversations } from '@bazaar/api/conversations';
import type { Conversation, ListConversationsParams } from '@bazaar/api/model';
import { useRef, useState } from 'react';
import { showToast } from '@/lib/toasts/toasts';
import { messagesTexts as texts } from '@/translations/messages';

/** Most conversations of one call, which is read again while the page is visible. */
export const MOST = 90;

interface Further {
  /** Filter and search they belong to. */
  readonly key: string;
  readonly items: readonly Conversation[];
  readonly isEnd: boolean;
}

/** Reads the conversations after the first `MOST`, page by page. */
export function useFurtherConversations(wanted: ListConversationsParams) {
  const key = JSON.stringify(wanted);
  const [further, setFurther] = useState<Further>({ key, items: [], isEnd: false });
  const { items, isEnd } = further.key === key ? further : { items: [], isEnd: false };
  const isBusy = useRef(false);
  const read = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const pageNumber = 2 + Math.floor(items.length / MOST);
    try {
      const page = await listConversations({ ...wanted, pageNumber, pageSize: MOST });
      setFurther({ key, items: [...items, ...page.items], isEnd: page.items.length < MOST });
    } catch {
      showToast({ status: 'error', title: texts.failed });
    } finally {
      isBusy.current = false;
    }
  };
  return { items, isEnd, read: () => void read() };
}
