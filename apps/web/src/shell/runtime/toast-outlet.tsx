'use client';

import { MessageCorner } from '@bazaar/ui/patterns/passing-message';
import { shellMessages } from '@/messages/shell';
import { toastStore } from '@/platform/toasts';
import { useStore } from '@/platform/use-store';
import { ToastItem } from './toast-item';

/** Shows passing messages, newest first. */
export function ToastOutlet() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <MessageCorner label={shellMessages.toastRegion}>
      {toasts.toReversed().map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </MessageCorner>
  );
}
