'use client';

import '@bazaar/ui/toasts.css';
import type { QueuedToast } from '@bazaar/domain/toast/toast-store';
import { type AppToast, AppToasts, type AppToastsProps } from '@bazaar/ui/toast';
import { type ComponentType, useMemo } from 'react';
import { actionOfToast, closeToast } from '@/lib/toasts/toasts';
import { shellNotices } from '@/translations/shell-notices';

export interface ToastListProps {
  readonly toasts: readonly QueuedToast[];
}

/** Renders the toasts, newest first. */
export function ToastList({ toasts }: ToastListProps) {
  return <DrawnBy corner={AppToasts} toasts={toasts} />;
}

/** Renders the toasts in another kind of region. */
export function DrawnBy({
  corner: Corner,
  toasts,
}: ToastListProps & { readonly corner: ComponentType<AppToastsProps<number>> }) {
  const shown = useMemo(() => toasts.toReversed().map(toAppToast), [toasts]);
  return (
    <Corner
      label={shellNotices.toastRegion}
      closeLabel={shellNotices.closeToast}
      toasts={shown}
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
