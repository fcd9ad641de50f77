'use client';

import { MessageCorner } from '@bazaar/ui/patterns/passing-message';
import { useEffect, useState } from 'react';
import { shellMessages } from '@/messages/shell';
import { onToast, type Toast } from '@/platform/toasts';
import { ToastItem } from './toast-item';

const MOST_AT_ONCE = 3;

/** Shows passing messages, newest first. */
export function ToastOutlet() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => onToast((toast) => setToasts((shown) => [toast, ...shown].slice(0, MOST_AT_ONCE))), []);
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <MessageCorner label={shellMessages.toastRegion}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={close} />
      ))}
    </MessageCorner>
  );
}
