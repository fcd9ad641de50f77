'use client';

import { useStore } from '@/lib/store/use-store';
import { useUploads } from '@/lib/uploads/use-uploads';
import type { WizardContext } from '../wizard-context';
import { withFile } from './with-file';

/** Returns the files of a draft on their way, for as long as it is open: they outlive the step and the line they were chosen in. */
export function useDraftUploads(change: WizardContext['change']) {
  const uploads = useUploads('TradeDocument', (target, file) => change(withFile(target, file)));
  const isUploading = useStore(uploads.store, (all) =>
    all.some(({ state }) => state === 'queued' || state === 'uploading'),
  );
  return { uploads, isUploading };
}
