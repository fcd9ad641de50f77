'use client';

import { SiteAction } from '@bazaar/ui/patterns/site-header';
import { lazy, type ReactNode, Suspense } from 'react';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { islandMessages } from '@/translations/shell-islands';

/** A chunk that fails to load leaves the plain links, and the page as it is. */
const CurrentUserAccount = lazy(() =>
  import('@/shell/current-user/current-user-account').then(
    (module) => ({ default: module.CurrentUserAccount }),
    () => ({ default: Plain }),
  ),
);

/** Renders the bell and the account link: "log in" on the cached page, the visitor's own name and notices once they are known. */
export function AccountLink(icons: AccountLinkProps) {
  return useStore(appStore, (state) => state.isLoggedIn) ? (
    <Suspense fallback={<Plain {...icons} />}>
      <CurrentUserAccount {...icons} />
    </Suspense>
  ) : (
    <Plain {...icons} href={fixedPaths.login} text={islandMessages.login} />
  );
}

function Plain({ icon, bell, href = fixedPaths.profile, text = islandMessages.profile }: PlainProps) {
  return (
    <>
      <SiteAction isBare icon={bell} href={fixedPaths.profile} text={islandMessages.notices} />
      <SiteAction icon={icon} href={href} text={text} isReserved />
    </>
  );
}

interface AccountLinkProps {
  readonly icon: ReactNode;
  readonly bell: ReactNode;
}

interface PlainProps extends AccountLinkProps {
  readonly href?: string;
  readonly text?: string;
}
