'use client';

import type { QueuedToast } from '@bazaar/domain/toast/toast-store';
import { MessageCorner } from '@bazaar/ui/patterns/passing-message';
import { islandMessages } from '@/messages/shell-islands';
import { ToastItem } from './toast-item';

/** Passing messages, newest first. */
export function ToastList({ toasts }: { readonly toasts: readonly QueuedToast[] }) {
  return (
    <MessageCorner label={islandMessages.toastRegion}>
      {toasts.toReversed().map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </MessageCorner>
  );
}
