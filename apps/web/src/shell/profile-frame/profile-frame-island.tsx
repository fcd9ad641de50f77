'use client';

import { useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import { useListTradeRequestsBySupplier } from '@bazaar/api/hooks/trade-requests';
import { useGetWalletCredit } from '@bazaar/api/hooks/wallet-transactions';
import { sectionAccess } from '@bazaar/domain/permissions/profile-menu';
import { countTurns } from '@bazaar/domain/trade-requests/turn';
import { ProfileFrame } from '@bazaar/ui/patterns/profile-frame';
import { type ReactNode, useEffect } from 'react';
import { unreadStore } from '@/entities/conversation/unread-store';
import { useProfilePicture } from '@/entities/current-user/use-profile-picture';
import { userStore } from '@/entities/current-user/user-state';
import { SharedQueries } from '@/lib/data/shared-queries';
import { useStore } from '@/lib/store/use-store';
import { profileFrameTexts as texts } from '@/translations/profile-frame';
import { frameCompleteness, frameCredit, framePerson } from './frame-person';
import { sectionGroups } from './section-groups';
import { useSearchFocus } from './use-search-focus';
import { useSelectedSection } from './use-selected-section';

/** Renders the frame of the profile's pages. It grants nothing: each page checks the session, the service each call. */
export function ProfileFrameIsland({ children }: { readonly children: ReactNode }) {
  return (
    <SharedQueries>
      <Frame>{children}</Frame>
    </SharedQueries>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const current = useSelectedSection();
  useSearchFocus();
  const { data: read, isPending } = useGetCustomerProfile();
  // From the store: back from a public page, the frame draws its person at once.
  const customer = useStore(userStore, (state) => state.customerInfo);
  const info = useStore(userStore, (state) => state.profileInfo);
  const unreadCount = useStore(unreadStore, (state) => state.count);
  const isWalletOpen = customer !== undefined && sectionAccess('Wallet', customer) === 'open';
  const isReading = customer === undefined && isPending;
  const credit = useGetWalletCredit({ query: { enabled: isWalletOpen } });
  const isListOpen = customer !== undefined && sectionAccess('Requests', customer) === 'open';
  // The counts by state come with every list, whatever its page.
  const { data: requests } = useListTradeRequestsBySupplier(
    { pageSize: 1 },
    { query: { enabled: isListOpen } },
  );
  const pictureUrl = useProfilePicture();
  useEffect(() => {
    if (read !== undefined) userStore.setCustomer(read);
  }, [read]);
  return (
    <ProfileFrame
      label={texts.nav}
      person={framePerson(info, pictureUrl)}
      completeness={isReading ? 'reading' : frameCompleteness(customer)}
      credit={isReading ? 'reading' : isWalletOpen ? frameCredit(credit) : undefined}
      groups={sectionGroups({
        grants: customer,
        current,
        unreadCount,
        waitingCount: requests === undefined ? 0 : countTurns(requests.statusCounts).buyer,
      })}
      isHome={current === 'Home'}
      isFolded={current === 'Messages'}
    >
      {children}
    </ProfileFrame>
  );
}
