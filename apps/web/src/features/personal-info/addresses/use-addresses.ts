'use client';

import { getListPersonAddressesQueryKey, useListPersonAddresses } from '@bazaar/api/hooks/persons';
import type { PersonAddress, PersonAddressChange } from '@bazaar/api/model';
import { createPersonAddress, deletePersonAddress, updatePersonAddress } from '@bazaar/api/persons';
import type { PersonAddressOutput } from '@bazaar/domain/address/person-address-form';
import { useQueryClient } from '@tanstack/react-query';
import type { SendRequest } from '@/lib/forms/send-form';
import { goToLogin } from '@/lib/session/go-to-login';

/** Reads and changes the addresses of a person; the list is read again after each write. */
export function useAddresses(personId: string) {
  const client = useQueryClient();
  const query = useListPersonAddresses(personId);
  const refresh = () => client.invalidateQueries({ queryKey: getListPersonAddressesQueryKey(personId) });
  return {
    query,
    /** Creates an address, or changes the one given by its id and the version that was read. */
    async save(output: PersonAddressOutput, request: SendRequest, changed: ChangedAddress | undefined) {
      const fields = withoutGaps(output);
      const saved =
        changed === undefined
          ? await createPersonAddress(personId, fields, request)
          : await updatePersonAddress(personId, { ...fields, ...changed }, request);
      await refresh();
      return saved;
    },
    /** Deletes an address. Returns whether it is gone; one that was gone before counts. */
    async remove({ id }: PersonAddress): Promise<boolean> {
      try {
        await deletePersonAddress(personId, { addressId: id });
      } catch (error) {
        const { status } = error as { readonly status?: number };
        if (status === 401) goToLogin();
        if (status !== 404) return false;
      }
      await refresh();
      return true;
    },
  };
}

export type ChangedAddress = Pick<PersonAddressChange, 'id' | 'version'>;

/** Removes empty fields: the contract omits them. */
function withoutGaps({ urbanAreaId, phone, ...fields }: PersonAddressOutput) {
  return {
    ...fields,
    ...(urbanAreaId === undefined ? {} : { urbanAreaId }),
    ...(phone === undefined ? {} : { phone }),
  };
}
