'use client';

import { acceptText, type FileRules } from '@bazaar/domain/files/check-file';
import type { DraftFile } from '@bazaar/domain/trade-drafts';
import { FileDrop, type FileDropItem } from '@bazaar/ui/file-drop';
import type { ReactNode } from 'react';
import { useStore } from '@/lib/store/use-store';
import { sizeText } from '@/lib/uploads/size-text';
import { spokenState, uploadItem } from '@/lib/uploads/upload-item';
import type { UploadQueue } from '@/lib/uploads/upload-queue';
import { uploadTexts as texts } from '@/translations/uploads';

export interface FileFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly target: string;
  readonly queue: UploadQueue;
  readonly rules: FileRules;
  /** Files that have arrived. */
  readonly files: readonly DraftFile[];
  readonly onRemove: (fileId: string) => void;
}

/** Takes the files of one target: those in the draft, and those on their way with their progress. */
export function FileField({ target, queue, rules, files, onRemove, ...field }: FileFieldProps) {
  const uploads = useStore(queue.store, (all) => all).filter((upload) => upload.target === target);
  const arrived = files.map(({ id, name }): FileDropItem => ({ id, name, state: 'done' }));
  const kinds = (rules.endings ?? []).map((ending) => ending.toUpperCase()).join('، ');
  return (
    <FileDrop
      {...field}
      hint={texts.accepted(
        kinds.length > LONGEST_KINDS || kinds === '' ? texts.anyKind : kinds,
        sizeText(rules.largestBytes),
      )}
      accept={acceptText(rules)}
      files={[...arrived, ...uploads.map(uploadItem)]}
      onAdd={(chosen) => queue.add(target, chosen, { ...rules, room: rules.room - files.length })}
      onRemove={(id) => (files.some((file) => file.id === id) ? onRemove(id) : queue.remove(id))}
      onRetry={(id) => queue.retry(id)}
      texts={{ ...texts.drop, announce: (item) => texts.announced(item.name, spokenState(item)) }}
    />
  );
}

/** So many letters of kinds are read at a glance. */
const LONGEST_KINDS = 40;
