'use client';

import { updateCustomerProfile } from '@bazaar/api/customers';
import { getGetCustomerProfileQueryKey, useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import type { Customer } from '@bazaar/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepOfPerson } from '@/lib/session/personal-storage';
import { showToast } from '@/lib/toasts/toasts';
import { personalInfoTexts } from '@/translations/personal-info';

/** Returns the current profile, and the one its form is opened with: only the person opens the form again, never a new response. */
export function useProfile() {
  const client = useQueryClient();
  const query = useGetCustomerProfile();
  const [opening, setOpening] = useState<{ readonly profile: Customer; readonly turn: number }>();
  const open = (profile: Customer) => setOpening((known) => ({ profile, turn: (known?.turn ?? 0) + 1 }));
  const reopen = (profile: Customer) => {
    client.setQueryData(getGetCustomerProfileQueryKey(), profile);
    open(profile);
  };
  if (opening === undefined && query.data !== undefined) setOpening({ profile: query.data, turn: 0 });
  return {
    query,
    /** Undefined while there is no profile. */
    opening,
    reopen,
    /** Discards the typed text: the form starts with the stored profile. */
    startOver: () => query.data && open(query.data),
    refresh: async () => {
      const { data } = await query.refetch();
      if (data !== undefined) reopen(data);
    },
    send: updateCustomerProfile,
    onSaved(saved: Customer) {
      keepOfPerson('name', `${saved.firstName} ${saved.lastName}`.trim());
      showToast({ status: 'success', title: personalInfoTexts.profile.saved });
      reopen(saved);
    },
  };
}
