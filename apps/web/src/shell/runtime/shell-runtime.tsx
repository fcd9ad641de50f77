'use client';

import { LoadingOverlay } from '@bazaar/ui/loading-overlay';
import { QuietBanner } from '@bazaar/ui/patterns/passing-message';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { shellMessages } from '@/messages/shell';
import { appStore } from '@/platform/app-state';
import { fillCategoryMenus } from '@/platform/menus/category-menus';
import { watchBuild } from '@/platform/navigation/build-check';
import { watchChunkFailures } from '@/platform/navigation/chunk-failure';
import { whenIdle } from '@/platform/navigation/when-idle';
import { followOtherTabs, startSession } from '@/platform/session/session-hint';
import { useStore } from '@/platform/use-store';
import { useFocusAfterNavigation } from './focus-after-navigation';
import { ToastOutlet } from './toast-outlet';

/** What runs around every page: watches for lost files and newer builds, moves the focus, shows messages and the overlay. */
export function ShellRuntime({ build }: { readonly build: string }) {
  const [hasNewBuild, setNewBuild] = useState(false);
  /** Before the start of the app the page is already there to be read: the flag covers only what comes after. */
  const [isStarted, setStarted] = useState(false);
  const isLoading = useStore(appStore, (state) => state.isLoading);
  useEffect(() => {
    startSession();
    setStarted(true);
    return followOtherTabs();
  }, []);
  useEffect(() => watchChunkFailures(), []);
  useEffect(() => whenIdle(() => void fillCategoryMenus()), []);
  useEffect(() => watchBuild(build, () => setNewBuild(true)), [build]);
  useFocusAfterNavigation(usePathname());
  return (
    <>
      {hasNewBuild ? <QuietBanner>{shellMessages.newBuild}</QuietBanner> : null}
      {isStarted && isLoading ? <LoadingOverlay label={shellMessages.loading} /> : null}
      <ToastOutlet />
    </>
  );
}
