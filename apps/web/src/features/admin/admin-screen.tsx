'use client';

import { parseAdminPlace } from '@bazaar/domain/administration/admin-place';
import { useSearchParams } from 'next/navigation';
import { SharedQueries } from '@/lib/data/shared-queries';
import { useHereLinks } from '@/lib/navigation/use-here-links';
import { AdminView, type AdminViewProps } from './admin-view';

/** P02. The page has let the administrator in; what is shown is read in the browser and never stored by a cache. */
export function AdminScreen({ preview }: Pick<AdminViewProps, 'preview'>) {
  const place = parseAdminPlace(useSearchParams());
  useHereLinks(isPreview);
  return (
    <SharedQueries>
      <AdminView place={place} preview={preview} />
    </SharedQueries>
  );
}

/** A preview is read on the server. */
function isPreview(query: URLSearchParams): boolean {
  return query.has('preview');
}
