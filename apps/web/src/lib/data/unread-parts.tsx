'use client';

import { joinList } from '@bazaar/domain/persian';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { missingMessages as texts } from '@/translations/missing';
import { retryTexts } from '@/translations/retry';

/** A read that a screen makes beside its main one, and whose result has no panel of its own. */
export interface UnreadPart {
  /** What is missing without it, such as «واحدها». */
  readonly name: string;
  readonly query: { readonly data: unknown; readonly isError: boolean; refetch(): unknown };
}

/** Names the parts of a screen that could not be read, and reads them again. Without a failure it renders nothing. */
export function UnreadParts({ parts }: { readonly parts: readonly UnreadPart[] }) {
  const failed = parts.filter(({ query }) => query.isError && query.data === undefined);
  if (failed.length === 0) return null;
  const names = [...new Set(failed.map(({ name }) => name))];
  const retry = () => {
    for (const { query } of failed) void query.refetch();
  };
  return (
    <Banner
      status="warning"
      title={texts.title(joinList(names))}
      action={
        <Button aria-label={retryTexts.of(joinList(names))} tone="text" onClick={retry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
