import { createLocalRecords } from '@/lib/outbox/local-records';
import { type DraftRecord, readDraftRecord } from './draft-record';
import { summariseDraft } from './summarise-draft';

/** The unsent drafts of this browser, of every person who used it. */
export const draftRecords = createLocalRecords<DraftRecord>('trade-drafts', readDraftRecord);

draftRecords.listen((id, isOtherTab) => {
  if (!isOtherTab) void draftRecords.get(id).then((record) => summariseDraft(id, record));
});

/** Returns one person's drafts, the newest first. Rejects where they cannot be read. */
export async function listDrafts(owner: string): Promise<readonly DraftRecord[]> {
  const all = await draftRecords.all();
  return all
    .filter(({ draft }) => draft.owner === owner)
    .sort((a, b) => b.draft.updatedAtMs - a.draft.updatedAtMs);
}
