'use client';

import { ApiError } from '@bazaar/api/api-error';
import { registerBuyer } from '@bazaar/api/buyers';
import { createPersonCustomer } from '@bazaar/api/customers';
import type { Buyer, Customer, NewBuyer, NewPersonCustomer } from '@bazaar/api/model';
import { profileValues } from '@bazaar/domain/person/profile-values';
import { safeRedirectPath } from '@bazaar/domain/session/safe-redirect-path';
import { useState } from 'react';
import type { SendRequest } from '@/lib/forms/send-form';
import { currentProfile } from './conflict/current-profile';
import type { PersonValues } from './profile/person-fields';
import { layOverProfile } from './profile/profile-draft';
import type { Registered } from './registration/buyer-form';

/** Returns the step after a first login, and the two calls that register a buyer. */
export function useFirstTime(refresh: () => Promise<unknown>) {
  const [registered, setRegistered] = useState<Registered>();
  const [isDone, setDone] = useState(false);
  return {
    registered,
    isDone,
    /** Goes on to the page that was wanted before the login; without one, to the profile's own form. */
    finish() {
      const wanted = new URLSearchParams(location.search).get('redirectPath');
      if (wanted === null) setDone(true);
      else location.assign(safeRedirectPath(wanted));
    },
    async onRegistered(told: Registered) {
      setRegistered(told);
      await refresh();
    },
    /** Registers the buyer. «Already registered» is a success: another tab was faster, or the response of the first attempt was lost. */
    async register(buyer: NewBuyer, request: SendRequest): Promise<Buyer | undefined> {
      try {
        return await registerBuyer(buyer, request);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') return undefined;
        throw error;
      }
    },
    /** Creates the profile. When it exists already, the typed values are merged into it: the profile form shows both. */
    async fillIn(person: NewPersonCustomer, request: SendRequest, typed: PersonValues): Promise<Customer> {
      try {
        return await createPersonCustomer(person, request);
      } catch (error) {
        const current = currentProfile(error);
        if (current === undefined) throw error;
        layOverProfile(current, { ...profileValues(current), ...typed });
        return current;
      }
    },
  };
}
