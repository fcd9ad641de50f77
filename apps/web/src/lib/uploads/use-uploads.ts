'use client';

import type { FilePurpose, FileRef } from '@bazaar/api/model';
import { useEffect, useRef, useState } from 'react';
import { sendFor } from './send-file';
import { createUploadQueue, type UploadQueue } from './upload-queue';

/** Returns the queue of a page's files. It is aborted when the page is left; what has arrived was handed over at once. */
export function useUploads(
  purpose: FilePurpose,
  onStored: (target: string, file: FileRef) => void,
): UploadQueue {
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  }, [onStored]);
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendFor(purpose),
      newId: () => crypto.randomUUID(),
      onStored: (target, file) => latest.current(target, file),
    }),
  );
  useEffect(() => {
    // The browser asks before a page is closed that is still sending.
    const ask = (event: BeforeUnloadEvent) => {
      const isSending = queue.store
        .getState()
        .some(({ state }) => state === 'queued' || state === 'uploading');
      if (isSending) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      queue.stop();
    };
  }, [queue]);
  return queue;
}
