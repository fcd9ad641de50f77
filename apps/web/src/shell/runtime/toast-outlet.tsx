'use client';

import { lazy, Suspense } from 'react';
import { useStore } from '@/lib/store/use-store';
import { toastStore } from '@/lib/toasts/toasts';

const ToastList = lazy(() => import('./toast-list').then((module) => ({ default: module.ToastList })));

/** Shows passing messages; the list itself comes with the first of them. */
export function ToastOutlet() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}
