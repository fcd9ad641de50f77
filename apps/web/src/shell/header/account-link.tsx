'use client';

import { SiteAction } from '@bazaar/ui/patterns/site-header';
import { lazy, type ReactNode, Suspense } from 'react';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { islandMessages } from '@/translations/shell-islands';

/** A chunk that fails to load leaves the plain link, and the page as it is. */
const CurrentUserAccount = lazy(() =>
  import('@/shell/current-user/current-user-account').then(
    (module) => ({ default: module.CurrentUserAccount }),
    () => ({ default: Profile }),
  ),
);

/** Renders the account link: "log in" on the cached page, the visitor's own name once it is known. */
export function AccountLink({ icon }: AccountLinkProps) {
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  if (!isLoggedIn)
    return <SiteAction icon={icon} href={fixedPaths.login} text={islandMessages.login} isReserved />;
  return (
    <Suspense fallback={<Profile icon={icon} />}>
      <CurrentUserAccount icon={icon} />
    </Suspense>
  );
}

function Profile({ icon }: AccountLinkProps) {
  return <SiteAction icon={icon} href={fixedPaths.profile} text={islandMessages.profile} isReserved />;
}

interface AccountLinkProps {
  readonly icon: ReactNode;
}
