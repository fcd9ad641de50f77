import { type FeedbackFile, MOST_FEEDBACK_FILES } from '@bazaar/domain/feedback/feedback-form';
import { acceptText, DOCUMENT_RULES } from '@bazaar/domain/files/check-file';
import { FileDrop, type FileDropItem } from '@bazaar/ui/file-drop';
import { useStore } from '@/lib/store/use-store';
import { sizeText } from '@/lib/uploads/size-text';
import { spokenState, uploadItem } from '@/lib/uploads/upload-item';
import type { Upload, UploadQueue } from '@/lib/uploads/upload-queue';
import { feedbackMessages as texts } from '@/translations/feedback';
import { uploadTexts } from '@/translations/uploads';

const TARGET = 'feedback';

export interface FeedbackFilesProps {
  readonly queue: UploadQueue;
  /** Files that have arrived. */
  readonly files: readonly FeedbackFile[];
  readonly note: string | undefined;
  readonly onRemove: (id: string) => void;
}

/** Takes files of feedback: those that have arrived, and those on their way with their progress. */
export function FeedbackFiles({ queue, files, note, onRemove }: FeedbackFilesProps) {
  const uploads = useStore(queue.store, (all) => all);
  const arrived = files.map(
    ({ id, name, sizeBytes }): FileDropItem => ({ id, name, size: sizeText(sizeBytes), state: 'done' }),
  );
  return (
    <FileDrop
      id="feedback-files"
      label={texts.files}
      hint={uploadTexts.accepted(uploadTexts.anyKind, sizeText(DOCUMENT_RULES.largestBytes))}
      error={note}
      accept={acceptText(DOCUMENT_RULES)}
      files={[...arrived, ...uploads.map(toItem)]}
      onAdd={(chosen) =>
        queue.add(TARGET, chosen, { ...DOCUMENT_RULES, room: MOST_FEEDBACK_FILES - files.length })
      }
      onRemove={(id) => (files.some((file) => file.id === id) ? onRemove(id) : queue.remove(id))}
      onRetry={(id) => queue.retry(id)}
      texts={{
        ...uploadTexts.drop,
        announce: (item) => uploadTexts.announced(item.name, spokenState(item)),
      }}
    />
  );
}

/** Feedback takes fewer files than a request, and says so. */
function toItem(upload: Upload): FileDropItem {
  const item = uploadItem(upload);
  return upload.problem === 'files-many' && item.state === 'refused'
    ? { ...item, reason: texts.filesMany }
    : item;
}
