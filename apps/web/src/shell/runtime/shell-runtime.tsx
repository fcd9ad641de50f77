'use client';

import { LoadingOverlay } from '@bazaar/ui/loading-overlay';
import { QuietBanner } from '@bazaar/ui/patterns/passing-message';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { shellMessages } from '@/messages/shell';
import { loadingStore } from '@/platform/loading';
import { watchBuild } from '@/platform/navigation/build-check';
import { watchChunkFailures } from '@/platform/navigation/chunk-failure';
import { useStore } from '@/platform/use-store';
import { useFocusAfterNavigation } from './focus-after-navigation';
import { ToastOutlet } from './toast-outlet';

/** What runs around every page: watches for lost files and newer builds, moves the focus, shows messages and the overlay. */
export function ShellRuntime({ build }: { readonly build: string }) {
  const [hasNewBuild, setNewBuild] = useState(false);
  const isLoading = useStore(loadingStore, (state) => state.isLoading);
  // The start of the app clears the loading flag (specification §4).
  useEffect(() => loadingStore.setState({ isLoading: false }), []);
  useEffect(() => watchChunkFailures(), []);
  useEffect(() => watchBuild(build, () => setNewBuild(true)), [build]);
  useFocusAfterNavigation(usePathname());
  return (
    <>
      {hasNewBuild ? <QuietBanner>{shellMessages.newBuild}</QuietBanner> : null}
      {isLoading ? <LoadingOverlay label={shellMessages.loading} /> : null}
      <ToastOutlet />
    </>
  );
}
