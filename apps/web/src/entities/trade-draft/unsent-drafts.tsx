'use client';

import { formatRelative } from '@bazaar/domain/dates';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { Button, ButtonLink } from '@bazaar/ui/button';
import '@bazaar/ui/compare.css';
import { DraftList } from '@bazaar/ui/patterns/request-panel';
import { useEffect, useState } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { DraftRecord } from './draft-record';
import { draftRecords, listDrafts } from './draft-records';

/** Renders the unsent drafts of the logged-in person in this browser; nothing where there is none. */
export function UnsentDrafts({ isInline = false }: Pick<UnsentDraftsViewProps, 'isInline'>) {
  const owner = useStore(appStore, ({ UserId }) => UserId);
  const [drafts, setDrafts] = useState<readonly DraftRecord[]>([]);
  useEffect(() => {
    if (owner === undefined) return setDrafts([]);
    // Where they cannot be read what is shown stays.
    const read = () => void listDrafts(owner).then(setDrafts, () => undefined);
    read();
    return draftRecords.listen(read);
  }, [owner]);
  return (
    <UnsentDraftsView
      drafts={drafts}
      isInline={isInline}
      nowMs={Date.now()}
      onRemove={(id) => void draftRecords.remove(id)}
    />
  );
}

export interface UnsentDraftsViewProps {
  readonly drafts: readonly DraftRecord[];
  /** Within a dialog. */
  readonly isInline?: boolean;
  readonly nowMs: number;
  readonly onRemove: (id: string) => void;
}

export function UnsentDraftsView({ drafts, isInline = false, nowMs, onRemove }: UnsentDraftsViewProps) {
  if (drafts.length === 0) return null;
  return (
    <DraftList
      title={texts.unsent}
      note={texts.unsentCount(toPersianDigits(drafts.length))}
      isInline={isInline}
      drafts={drafts.map(({ draft, sent }) => {
        const { id, lines, updatedAtMs } = draft;
        const title = lines[0]?.title || texts.untitled;
        return {
          id,
          title,
          detail: `${texts.stepNotes.lines(toPersianDigits(lines.length))}، ${supplierText(draft)}`,
          place: Object.keys(sent).length > 0 ? texts.inAccount : texts.onDevice,
          time: formatRelative(updatedAtMs, nowMs),
          actions: (
            <>
              <ButtonLink
                size="small"
                href={accountPaths.tradeDraft(id)}
                aria-label={`${texts.resume}: ${title}`}
              >
                {texts.resume}
              </ButtonLink>
              <Button
                size="small"
                tone="danger"
                aria-label={`${texts.remove}: ${title}`}
                onClick={() => onRemove(id)}
              >
                {texts.remove}
              </Button>
            </>
          ),
        };
      })}
    />
  );
}

function supplierText({ suppliers: [first, ...others] }: DraftRecord['draft']): string {
  if (first === undefined) return texts.toNone;
  return others.length === 0
    ? texts.toOne(first.name)
    : texts.toSuppliers(toPersianDigits(others.length + 1));
}
