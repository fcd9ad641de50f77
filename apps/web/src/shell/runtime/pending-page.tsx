'use client';

import '@bazaar/ui/pending.css';
import { PageCover, PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import { islandMessages } from '@/translations/shell-islands';
import { pageKindOf } from './page-kind';

/** The outline of the page at `href`, below whatever of the header is on the screen. */
export function PendingPage({ href }: { readonly href: string }) {
  const top = document.getElementById('main')?.getBoundingClientRect().top ?? 0;
  return (
    <PageCover belowPx={Math.max(0, top)}>
      <PageSkeleton kind={pageKindOf(href)} label={islandMessages.loading} />
    </PageCover>
  );
}
