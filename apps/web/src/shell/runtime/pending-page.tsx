'use client';

import '@bazaar/ui/pending.css';
import { PageCover, PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import { shellNotices } from '@/translations/shell-notices';
import { pageKindOf } from './page-kind';

/** Renders the outline of the page at `href`, below the visible part of the header. */
export function PendingPage({ href }: { readonly href: string }) {
  const top = document.getElementById('main')?.getBoundingClientRect().top ?? 0;
  return (
    <PageCover belowPx={Math.max(0, top)}>
      <PageSkeleton kind={pageKindOf(href)} label={shellNotices.loading} />
    </PageCover>
  );
}
