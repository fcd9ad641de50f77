'use client';

import { useGetUnreadConversations } from '@bazaar/api/hooks/conversations';
import { useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import { useListRunningMemberships } from '@bazaar/api/hooks/membership-plans';
import { useListNotes } from '@bazaar/api/hooks/notes';
import { useListLastVisits } from '@bazaar/api/hooks/page-visits';
import { useListUnfinishedPayments } from '@bazaar/api/hooks/payments';
import { useListTradeRequestsBySupplier } from '@bazaar/api/hooks/trade-requests';
import type { Customer } from '@bazaar/api/model';
import { sectionAccess } from '@bazaar/domain/permissions/profile-menu';
import type { ProfileSection } from '@bazaar/domain/permissions/profile-section';
import { userStore } from '@/entities/current-user/user-state';
import { NEAR_REMINDERS, RECENT_REQUESTS } from '@/entities/notice/notice-reads';
import { useStore } from '@/lib/store/use-store';
import { useWaitingRequests } from './use-waiting-requests';

const LAST_VISITS = { pageSize: 5 } as const;
/** Back on the page, what waits may have changed. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** Reads everything the account's home shows, in one round; what the person is known to have no permission for is not read. */
export function useHomeReads() {
  const person = useGetCustomerProfile();
  const known = useStore(userStore, (state) => state.customerInfo) ?? person.data;
  const query = (section: ProfileSection) => ({ ...FRESH, enabled: canOpen(section, known) });
  return {
    person,
    /** Whose account it is, from the session's start or from its read. */
    known,
    canOpen: (section: ProfileSection) => canOpen(section, known),
    waiting: useWaitingRequests(query('Requests')),
    recent: useListTradeRequestsBySupplier(RECENT_REQUESTS, { query: query('Requests') }),
    threads: useGetUnreadConversations({ query: FRESH }),
    payments: useListUnfinishedPayments({ query: query('Wallet') }),
    notes: useListNotes(NEAR_REMINDERS, { query: query('Notes') }),
    plans: useListRunningMemberships({ query: query('Wallet') }),
    visits: useListLastVisits(LAST_VISITS, { query: query('LastVisits') }),
  };
}

export type HomeReads = ReturnType<typeof useHomeReads>;

/** While the person is unknown the service decides. */
function canOpen(section: ProfileSection, person: Customer | undefined): boolean {
  return person === undefined || sectionAccess(section, person) === 'open';
}

interface Read {
  readonly isPending: boolean;
  readonly fetchStatus: string;
}

/** Returns whether a read has neither come nor failed; one that is not made is not waited for. */
export function isComing({ isPending, fetchStatus }: Read): boolean {
  return isPending && fetchStatus !== 'idle';
}
