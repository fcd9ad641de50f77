import { uploadFile } from '@bazaar/api/files';
import type { FilePurpose } from '@bazaar/api/model';
import { fetchWithProgress } from './fetch-with-progress';
import type { SendUpload } from './upload-queue';

const PERCENT = 100;

/** Returns the sending of files for one purpose, through the site's own origin as every call. */
export function sendFor(purpose: FilePurpose): SendUpload {
  return (file, { key, signal, onPercent }) =>
    uploadFile(
      { file, purpose },
      {
        headers: { 'Idempotency-Key': key },
        signal,
        fetch: fetchWithProgress((share) => onPercent(Math.floor(share * PERCENT))),
      },
    );
}
