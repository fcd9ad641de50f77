'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { listenForChunkFailures } from '@/lib/navigation/chunk-failure';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { whenIdle } from '@/lib/navigation/when-idle';
import { appStore } from '@/lib/session/app-state';
import { followOtherTabs, startSession } from '@/lib/session/start-session';
import { useStore } from '@/lib/store/use-store';
import { ActionsOnDemand } from '@/shell/actions/actions-on-demand';
import { KeyboardShortcuts } from '@/shell/keyboard-shortcuts/keyboard-shortcuts';
import { useFocusAfterNavigation } from './focus-after-navigation';
import { useLateFont } from './late-font';
import { SlowNavigation, useSlowNavigation } from './slow-navigation';
import { ToastOutlet } from './toasts/toast-outlet';

const LoadingPage = lazy(() => import('./loading-page').then((module) => ({ default: module.LoadingPage })));
const UnreadListener = lazy<ComponentType>(() =>
  import('@/shell/current-user/unread-listener').then(
    (module) => ({ default: module.UnreadListener }),
    () => ({ default: () => null }),
  ),
);
const Analytics = lazy<ComponentType<{ readonly address: string }>>(() =>
  import('./analytics/analytics').then(
    (module) => ({ default: module.Analytics }),
    () => ({ default: () => null }),
  ),
);
const NewBuildNotice = lazy(() =>
  import('./new-build-notice').then((module) => ({ default: module.NewBuildNotice })),
);

/** Renders the runtime around every page. Only the app's start is loaded with it; the rest follows when the page is idle. */
export function ShellRuntime({ build, analytics }: ShellRuntimeProps) {
  const [hasNewBuild, setNewBuild] = useState(false);
  /** Before the app's start the page is already readable: the loading flag covers only what comes after. */
  const [isStarted, setStarted] = useState(false);
  const { router, href } = useSlowNavigation(useSiteRouter());
  const isLoading = useStore(appStore, (state) => state.Loading);
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  // Not on demand: later chunks may be the ones that are gone.
  useEffect(() => listenForChunkFailures(), []);
  useEffect(() => {
    startSession();
    setStarted(true);
    return followOtherTabs();
  }, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const takeBack = whenIdle(async () => {
      const { startListeners } = await import('./start-listeners');
      stop = startListeners({ router, build, onNewBuild: () => setNewBuild(true) });
    });
    return () => {
      takeBack();
      stop?.();
    };
  }, [router, build]);
  const page = usePathname();
  useFocusAfterNavigation(page);
  useLateFont(page);
  return (
    <>
      <Suspense>
        {hasNewBuild ? <NewBuildNotice /> : null}
        {isStarted && isLoading ? <LoadingPage /> : null}
      </Suspense>
      <Suspense>
        {isLoggedIn ? <UnreadListener /> : null}
        {analytics ? <Analytics address={analytics} /> : null}
      </Suspense>
      <SlowNavigation href={href} />
      <ToastOutlet page={page} />
      <KeyboardShortcuts />
      <ActionsOnDemand page={page} />
    </>
  );
}

export interface ShellRuntimeProps {
  /** Id of the build this page came from. */
  readonly build: string;
  /** Address of the analytics script; without one nothing of it is loaded. */
  readonly analytics?: string | undefined;
}
