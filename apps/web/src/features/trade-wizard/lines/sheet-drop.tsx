'use client';

import type { SheetRow } from '@bazaar/domain/trade-drafts';
import { FileDrop, type FileDropItem } from '@bazaar/ui/file-drop';
import { useState } from 'react';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { uploadTexts } from '@/translations/uploads';
import { readFileRows } from '../sheet/read-file-rows';

/** Takes the file of a list. Its rows go to the field, where they are seen before they become lines. */
export function SheetDrop({ onRows }: { readonly onRows: (rows: readonly SheetRow[]) => Promise<void> }) {
  const [file, setFile] = useState<FileDropItem>();
  const take = async (chosen: File) => {
    const { name } = chosen;
    setFile({ id: name, name, state: 'queued' });
    const rows = await readFileRows(chosen);
    if (typeof rows === 'string')
      return setFile({ id: name, name, state: 'refused', reason: texts.sheetProblems[rows] });
    await onRows(rows);
    setFile({ id: name, name, state: 'done' });
  };
  return (
    <FileDrop
      id="wizard-sheet"
      label={texts.sheet}
      isSingle
      accept=".xlsx,.csv,.tsv,.txt"
      files={file === undefined ? [] : [file]}
      onAdd={([chosen]) => chosen && void take(chosen)}
      onRemove={() => setFile(undefined)}
      onRetry={() => undefined}
      texts={{
        ...uploadTexts.drop,
        choose: texts.sheetChoose,
        invitation: texts.sheetInvitation,
        queued: texts.pasteReading,
        done: texts.sheetRead,
        announce: (item) =>
          `${item.name}: ${item.state === 'refused' ? item.reason : item.state === 'done' ? texts.sheetRead : texts.pasteReading}`,
      }}
    />
  );
}
