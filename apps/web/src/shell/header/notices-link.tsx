'use client';

import { SiteAction } from '@bazaar/ui/patterns/site-header';
import { lazy, type ReactNode, Suspense } from 'react';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { islandMessages } from '@/translations/shell-islands';

/** A chunk that fails to load leaves the plain link, and the page as it is. */
const NoticeBell = lazy(() =>
  import('@/entities/notice/notice-bell').then(
    (module) => ({ default: module.NoticeBell }),
    () => ({ default: Plain }),
  ),
);

/** Renders the bell: on the cached page a link to the profile, whose place it keeps for the person's own. */
export function NoticesLink({ icon }: NoticesLinkProps) {
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  const plain = <Plain icon={icon} />;
  return isLoggedIn ? (
    <Suspense fallback={plain}>
      <NoticeBell icon={icon} />
    </Suspense>
  ) : (
    plain
  );
}

function Plain({ icon }: NoticesLinkProps) {
  return <SiteAction isBare icon={icon} href={fixedPaths.profile} text={islandMessages.notices} />;
}

interface NoticesLinkProps {
  readonly icon: ReactNode;
}
