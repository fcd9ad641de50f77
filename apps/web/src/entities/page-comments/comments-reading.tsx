'use client';

import { Text } from '@bazaar/ui/text';
import { useStore } from '@/lib/store/use-store';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { commentsStore } from './comments-store';

/** Says in the head that the comments below are read again. They stay as they are until then, and nothing moves for the sign. */
export function CommentsReading() {
  const isReading = useStore(commentsStore, ({ isWanted, isRead }) => isWanted && !isRead);
  return (
    <span role="status">
      {isReading ? (
        <Text size={12} tone="muted">
          {texts.refreshing}
        </Text>
      ) : null}
    </span>
  );
}
