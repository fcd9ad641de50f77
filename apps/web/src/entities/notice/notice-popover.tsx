'use client';

import { NoticeSurface } from '@bazaar/ui/patterns/notice-list';
import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';
import { NoticeListPanel } from './notice-list-panel';
import { type ReadNoticeFacts, readNoticeFacts } from './read-notice-facts';

export interface NoticePopoverProps {
  /** The bell. */
  readonly anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Renders the notices beside the bell. They are read when it is opened. */
export function NoticePopover({ anchor, onClose }: NoticePopoverProps) {
  const titleId = useId();
  const [read, setRead] = useState<ReadNoticeFacts>();
  const [nowMs, setNowMs] = useState(Date.now);
  const start = useCallback(async () => {
    setRead(undefined);
    const next = await readNoticeFacts();
    setNowMs(Date.now());
    setRead(next);
    if (next.isRefused) goToLogin();
  }, []);
  useEffect(() => void start(), [start]);
  return (
    <NoticeSurface labelledBy={titleId} anchor={anchor} onClose={onClose}>
      <NoticeListPanel
        titleId={titleId}
        facts={read?.facts}
        failed={read?.failed ?? []}
        nowMs={nowMs}
        onRetry={() => void start()}
      />
    </NoticeSurface>
  );
}
