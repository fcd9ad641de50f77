'use client';

import { lazy, Suspense, useState } from 'react';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { useStore } from '@/lib/store/use-store';
import { toastStore } from '@/lib/toasts/toast-store';

const ToastList = lazy(() => import('./toast-list').then((module) => ({ default: module.ToastList })));
const PrivateToastList = lazy(() =>
  import('./private-toast-list').then((module) => ({ default: module.PrivateToastList })),
);

/** Shows toasts. The list loads with the first of them and stays mounted, so that the last one can close. */
export function ToastOutlet({ page }: { readonly page: string | null }) {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const [isNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  const List = page?.startsWith(fixedPaths.profile) ? PrivateToastList : ToastList;
  return (
    <Suspense>
      <List toasts={toasts} />
    </Suspense>
  );
}
