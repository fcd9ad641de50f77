'use client';

import type { QueuedToast } from '@bazaar/domain/toast/toast-store';
import { type AppToast, AppToasts } from '@bazaar/ui/toast';
import { actionOfToast, closeToast } from '@/lib/toasts/toasts';
import { islandMessages } from '@/translations/shell-islands';

/** Passing messages, newest first. */
export function ToastList({ toasts }: { readonly toasts: readonly QueuedToast[] }) {
  return (
    <AppToasts
      label={islandMessages.toastRegion}
      closeLabel={islandMessages.closeToast}
      toasts={toasts.toReversed().map(toAppToast)}
      onClose={closeToast}
    />
  );
}

/** Converts a toast; its button closes it, too. */
function toAppToast({ id, status, title, message, timeout }: QueuedToast): AppToast<number> {
  const action = actionOfToast(id);
  const run = () => {
    action?.run();
    closeToast(id);
  };
  return { id, status, title, message, timeoutMs: timeout, action: action && { label: action.label, run } };
}
