'use client';

import { useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import { useListTradeRequestsBySupplier } from '@bazaar/api/hooks/trade-requests';
import { useGetWalletCredit } from '@bazaar/api/hooks/wallet-transactions';
import { sectionAccess } from '@bazaar/domain/permissions/profile-menu';
import { countTurns } from '@bazaar/domain/trade-requests/turn';
import { ProfileFrame } from '@bazaar/ui/patterns/profile-frame';
import { type ReactNode, useEffect } from 'react';
import { unreadStore } from '@/entities/conversation/unread-store';
import { useLogout } from '@/entities/current-user/use-logout';
import { useProfilePicture } from '@/entities/current-user/use-profile-picture';
import { userStore } from '@/entities/current-user/user-state';
import { RECENT_REQUESTS } from '@/entities/notice/notice-reads';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { SharedQueries } from '@/lib/data/shared-queries';
import { paths } from '@/lib/navigation/paths';
import { useStore } from '@/lib/store/use-store';
import { profileFrameTexts as texts } from '@/translations/profile-frame';
import { frameCompleteness, frameCredit, framePerson } from './frame-person';
import { SectionGate } from './section-gate';
import { sectionGroups } from './section-groups';
import { useSearchFocus } from './use-search-focus';
import { useSelectedSection } from './use-selected-section';
import { useSessionEnd } from './use-session-end';

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
  useSessionEnd();
  const { data: read, isPending } = useGetCustomerProfile();
  // From the store: back from a public page, the frame draws its person at once.
  const customer = useStore(userStore, (state) => state.customerInfo);
  const info = useStore(userStore, (state) => state.profileInfo);
  const unreadCount = useStore(unreadStore, (state) => state.count);
  const isWalletOpen = customer !== undefined && sectionAccess('Wallet', customer) === 'open';
  const isReading = customer === undefined && isPending;
  const credit = useGetWalletCredit({ query: { enabled: isWalletOpen } });
  const isListOpen = customer !== undefined && sectionAccess('Requests', customer) === 'open';
  // The counts by state come with every list; the account's home shows this one.
  const { data: requests } = useListTradeRequestsBySupplier(RECENT_REQUESTS, {
    query: { enabled: isListOpen },
  });
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
      help={{ ...texts.help, href: paths.helpIndex, ...actionAttributes('help') }}
      leave={useLogout()}
    >
      {/* What was read is known here before it is in the store. */}
      <SectionGate section={current} grants={customer ?? read} isReading={isReading}>
        {children}
      </SectionGate>
    </ProfileFrame>
  );
}
