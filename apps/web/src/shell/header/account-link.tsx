'use client';

import { SiteAction } from '@bazaar/ui/patterns/site-header';
import type { ReactNode } from 'react';
import { islandMessages } from '@/messages/shell-islands';
import { appStore } from '@/platform/app-state';
import { paths } from '@/platform/paths';
import { useProfileName } from '@/platform/session/use-profile-name';
import { useStore } from '@/platform/use-store';

/** The way to the account: "log in" in the page everybody gets, the visitor's own name once it is known. */
export function AccountLink({ icon }: { readonly icon: ReactNode }) {
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  const name = useProfileName(isLoggedIn);
  return (
    <SiteAction
      icon={icon}
      href={isLoggedIn ? paths.profile : paths.login}
      text={isLoggedIn ? (name ?? islandMessages.profile) : islandMessages.login}
      isReserved
    />
  );
}
