'use client';

import type { UnsentDraftFact } from '@bazaar/domain/notices/account-facts';
import { useEffect, useState } from 'react';
import type { DraftRecord } from '@/entities/trade-draft/draft-record';
import { draftRecords, listDrafts } from '@/entities/trade-draft/draft-records';
import { accountPaths } from '@/lib/navigation/account-paths';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';

/** Returns the person's drafts of this device, also as other tabs change them. */
export function useUnsentDrafts(): readonly UnsentDraftFact[] {
  const owner = useStore(appStore, ({ UserId }) => UserId);
  const [drafts, setDrafts] = useState<readonly UnsentDraftFact[]>([]);
  useEffect(() => {
    if (owner === undefined) return setDrafts([]);
    const show = (records: readonly DraftRecord[]) => setDrafts(records.map(factOf));
    // Where they cannot be read what is shown stays.
    const read = () => void listDrafts(owner).then(show, () => undefined);
    read();
    return draftRecords.listen(read);
  }, [owner]);
  return drafts;
}

function factOf({ draft }: DraftRecord): UnsentDraftFact {
  const { id, lines, suppliers, updatedAtMs } = draft;
  return {
    id,
    href: accountPaths.tradeDraft(id),
    title: lines[0]?.title ?? '',
    lineCount: lines.length,
    supplierNames: suppliers.map(({ name }) => name),
    requestIds: suppliers.flatMap(({ requestId }) => requestId ?? []),
    updatedAtMs,
  };
}
