import { formatNumber } from '@bazaar/domain/persian';
import type { FileDropItem } from '@bazaar/ui/file-drop';
import { uploadTexts as texts } from '@/translations/uploads';
import { sizeText } from './size-text';
import type { Upload } from './upload-queue';

/** Returns a file on its way as the list of files shows it. */
export function uploadItem({ id, name, sizeBytes, state, percent, problem }: Upload): FileDropItem {
  const base = { id, name, size: sizeText(sizeBytes) };
  switch (state) {
    case 'queued':
      return { ...base, state };
    case 'uploading':
      return { ...base, state, percent, progress: texts.percent(formatNumber(percent)) };
    default:
      return { ...base, state, reason: reasonOf(problem) };
  }
}

/** Returns what is said when the state of a file changes. */
export function spokenState(item: FileDropItem): string {
  if (item.state === 'failed' || item.state === 'refused') return item.reason;
  return item.state === 'uploading' ? texts.uploading : texts.drop[item.state];
}

function reasonOf(problem: Upload['problem'] = 'service'): string {
  const { problems, failures, refused } = texts;
  return problem in problems ? problems[problem as keyof typeof problems] : (failures[problem] ?? refused);
}
