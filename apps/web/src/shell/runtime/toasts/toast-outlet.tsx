'use client';

import { lazy, Suspense, useState } from 'react';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { useStore } from '@/lib/store/use-store';
import { toastStore } from '@/lib/toasts/toast-store';

const ToastList = lazy(() => import('./toast-list').then((module) => ({ default: module.ToastList })));
const PrivateToastList = lazy(() =>
  import('./private-toast-list').then((module) => ({ default: module.PrivateToastList })),
);

/**
 * Shows toasts, and reads out what `announce` says. A screen reader reads only what comes into a region it knows: this one is in the document
 * of every page, and the list, which loads with the first toast and stays mounted so that the last one can close, is rendered inside.
 */
export function ToastOutlet({ page }: { readonly page: string | null }) {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const [isNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setNeeded(true);
  const List = page?.startsWith(fixedPaths.profile) ? PrivateToastList : ToastList;
  return (
    <div aria-live="polite">
      {/* What was said of a page is gone with it. */}
      <span key={page} className="sr" data-announcer="" />
      {isNeeded ? (
        <Suspense>
          <List toasts={toasts} />
        </Suspense>
      ) : null}
    </div>
  );
}
