import { countUnreadNotices, latestNotices } from '@bazaar/domain/notices/notice-state';
import { noticeOfThread } from '@bazaar/domain/notices/notices';
import { useEffect } from 'react';
import { unreadStore } from '@/entities/conversation/unread-store';
import { useStore } from '@/lib/store/use-store';
import { useNoticeState } from './notice-storage';
import { unreadNoticesStore } from './unread-notices-store';

/**
 * Updates the number of unread notices while somebody is logged in: the unread conversations the header reads anyway, and what the last
 * derivation stored. It makes no call of its own.
 */
export function useUnreadNotices(): void {
  const state = useNoticeState();
  const threads = useStore(unreadStore, (unread) => unread.threads);
  useEffect(() => {
    const notices = [...latestNotices(state), ...threads.map(noticeOfThread)];
    unreadNoticesStore.setState({ count: countUnreadNotices(state, notices) });
  }, [state, threads]);
  useEffect(() => () => unreadNoticesStore.setState({ count: 0 }), []);
}
