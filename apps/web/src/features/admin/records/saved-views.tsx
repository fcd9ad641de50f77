'use client';

import { type AdminPlace, writeAdminPlace } from '@bazaar/domain/administration/admin-place';
import { SavedQueriesMenu } from '@/entities/saved-query/saved-queries-menu';
import { useSavedQueries } from '@/entities/saved-query/use-saved-queries';
import { accountPaths } from '@/lib/navigation/account-paths';
import { readSessionHint } from '@/lib/session/session-hint';
import { adminTexts as texts } from '@/translations/admin';

/** One list per person: a term may be somebody's name. */
const storageKey = () => `bazaar-admin-views:${readSessionHint()?.sub ?? ''}`;

/** The person's saved views of the lists, and a name for the present one. */
export function SavedViews({ place }: { readonly place: AdminPlace }) {
  const { saved, add, remove } = useSavedQueries(storageKey);
  const { term, kind, role, isOldestFirst } = place;
  return (
    <SavedQueriesMenu
      texts={texts.savedViews}
      saved={saved}
      path={accountPaths.admin}
      canSave={term !== undefined || kind !== undefined || role !== undefined || isOldestFirst}
      onSave={(name) => add({ name, query: writeAdminPlace({ ...place, pageNumber: 1 }) })}
      onForget={remove}
    />
  );
}
