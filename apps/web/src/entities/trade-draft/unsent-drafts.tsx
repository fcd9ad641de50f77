'use client';

import { formatRelative } from '@bazaar/domain/dates';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { useEffect, useState } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { DraftRecord } from './draft-record';
import { draftRecords, listDrafts } from './draft-records';

/** Renders the unsent drafts of the logged-in person in this browser; nothing where there is none. */
export function UnsentDrafts() {
  const owner = useStore(appStore, ({ UserId }) => UserId);
  const [drafts, setDrafts] = useState<readonly DraftRecord[]>([]);
  useEffect(() => {
    if (owner === undefined) return setDrafts([]);
    const read = async () => setDrafts(await listDrafts(owner));
    void read();
    return draftRecords.listen(() => void read());
  }, [owner]);
  return (
    <UnsentDraftsView drafts={drafts} nowMs={Date.now()} onRemove={(id) => void draftRecords.remove(id)} />
  );
}

export interface UnsentDraftsViewProps {
  readonly drafts: readonly DraftRecord[];
  readonly nowMs: number;
  readonly onRemove: (id: string) => void;
}

export function UnsentDraftsView({ drafts, nowMs, onRemove }: UnsentDraftsViewProps) {
  if (drafts.length === 0) return null;
  return (
    <section aria-label={texts.unsent}>
      <p>
        <strong>{texts.unsent}</strong>
      </p>
      <ul>
        {drafts.map(({ draft: { id, lines, updatedAtMs } }) => {
          const title = lines[0]?.title || texts.untitled;
          return (
            <li key={id}>
              {title}، {texts.stepNotes.lines(toPersianDigits(lines.length))}،{' '}
              {formatRelative(updatedAtMs, nowMs)}{' '}
              <ButtonLink
                size="small"
                href={accountPaths.tradeDraft(id)}
                aria-label={`${texts.resume}: ${title}`}
              >
                {texts.resume}
              </ButtonLink>{' '}
              <Button
                size="small"
                tone="text"
                aria-label={`${texts.remove}: ${title}`}
                onClick={() => onRemove(id)}
              >
                {texts.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
