'use client';

import '@bazaar/ui/overview.css';
import {
  isSeen,
  withCleared,
  withLatest,
  withoutCleared,
  withSeen,
} from '@bazaar/domain/notices/notice-state';
import { deriveNotices, type NoticeFacts } from '@bazaar/domain/notices/notices';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import { noticesIcon } from '@bazaar/ui/patterns/empty-icons';
import { NoticeList } from '@bazaar/ui/patterns/notice-list';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useEffect, useMemo, useState } from 'react';
import { UnreadParts } from '@/lib/data/unread-parts';
import { noticeTexts as texts } from '@/translations/notices';
import { changeNotices, useNoticeState } from './notice-storage';
import { noticeView } from './notice-view';
import type { NoticePart } from './read-notice-facts';

export interface NoticeListPanelProps {
  readonly titleId: string;
  /** Absent while they are being read. */
  readonly facts: NoticeFacts | undefined;
  readonly failed: readonly NoticePart[];
  readonly nowMs: number;
  onRetry(): void;
}

/** Renders the notices of what was read, and stores what the person does with them. */
export function NoticeListPanel({ titleId, facts, failed, nowMs, onRetry }: NoticeListPanelProps) {
  const state = useNoticeState();
  const [isOnlyUnread, setOnlyUnread] = useState(false);
  const notices = useMemo(() => (facts === undefined ? [] : deriveNotices(facts, nowMs)), [facts, nowMs]);
  useStoredLatest(facts === undefined || failed.length > 0 ? undefined : notices);
  const shown = withoutCleared(state, notices).map((notice) => ({
    notice,
    isUnread: !isSeen(state, notice),
  }));
  const unread = shown.filter((each) => each.isUnread);
  const listed = isOnlyUnread ? unread : shown;
  const all = shown.map(({ notice }) => notice);
  const find = (key: string) => all.filter((notice) => notice.key === key);
  return (
    <NoticeList
      texts={texts}
      titleId={titleId}
      count={facts === undefined ? '' : texts.count(formatNumber(unread.length), formatNumber(shown.length))}
      items={listed.map(({ notice, isUnread }) => {
        const { title, detail, ...view } = noticeView(notice, nowMs);
        const clearLabel = texts.clear(title);
        const words = { title: <MixedText>{title}</MixedText>, detail: <MixedText>{detail}</MixedText> };
        return { ...view, ...words, id: notice.key, isUnread, clearLabel };
      })}
      isOnlyUnread={isOnlyUnread}
      hasUnread={unread.length > 0}
      warning={
        <UnreadParts
          parts={failed.map((part) => ({
            name: texts.parts[part],
            query: { data: undefined, isError: true, refetch: onRetry },
          }))}
        />
      }
      instead={insteadOf(facts, listed.length, isOnlyUnread && shown.length > 0, onRetry, failed.length)}
      onOnlyUnread={setOnlyUnread}
      onFollow={(key) => changeNotices((known) => withSeen(known, find(key)))}
      onReadAll={() => changeNotices((known) => withSeen(known, all))}
      onClear={(key) => changeNotices((known) => withCleared(known, find(key)))}
      onClearAll={() => changeNotices((known) => withCleared(known, all))}
    />
  );
}

/** Number of parts the notices follow from. */
const PART_COUNT = 5;

function insteadOf(
  facts: NoticeFacts | undefined,
  count: number,
  hasOthers: boolean,
  onRetry: () => void,
  failedCount: number,
) {
  if (facts === undefined) {
    return (
      <div aria-busy="true">
        <span role="status" className="sr">
          {texts.loading}
        </span>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (count > 0) return undefined;
  if (failedCount === PART_COUNT) {
    return <ErrorPanel title={texts.failed} action={<Button onClick={onRetry}>{texts.retry}</Button>} />;
  }
  return <EmptyPanel icon={noticesIcon} title={hasOthers ? texts.noUnread : texts.empty} />;
}

/** Stores the latest notices but for messages, which every page reads: others count them without reading. */
function useStoredLatest(notices: ReturnType<typeof deriveNotices> | undefined): void {
  useEffect(() => {
    if (notices === undefined) return;
    const others = notices.filter(({ kind }) => kind !== 'message');
    changeNotices((known) => withLatest(known, others));
  }, [notices]);
}
