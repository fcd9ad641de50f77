'use client';

import { SavedQueriesMenu } from '@/entities/saved-query/saved-queries-menu';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { activeChips } from '../active-chips';
import type { RequestList } from '../requests-list';

/** The filters saved on this device, and a name for the current one. */
export function SavedFilters({ saved, filter, suppliers, onSave, onForget }: RequestList) {
  return (
    <SavedQueriesMenu
      texts={texts.savedFilters}
      saved={saved}
      path={accountPaths.tradeRequests}
      canSave={activeChips(filter, suppliers).length > 0 || filter.turn !== undefined}
      onSave={onSave}
      onForget={onForget}
    />
  );
}
