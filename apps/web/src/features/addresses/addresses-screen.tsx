'use client';

import type { DeliveryAddress } from '@bazaar/api/model';
import { useEffect, useState } from 'react';
import { userStore } from '@/entities/current-user/user-state';
import { SharedQueries } from '@/lib/data/shared-queries';
import { goToLogin } from '@/lib/session/go-to-login';
import { unfinishedAddresses } from './address-drafts';
import { addressItems } from './address-items';
import { AddressesView, type AddressesViewProps } from './addresses-view';
import { AddressSheet } from './form/address-sheet';
import { useAddressActions } from './use-address-actions';

/** P05. All data is one person's: it is read in the browser and never stored by a cache. */
export function AddressesScreen() {
  return (
    <SharedQueries>
      <Addresses />
    </SharedQueries>
  );
}

/** Content of the open sheet: a new address, or one of the list. */
type Opened = 'new' | DeliveryAddress;

function Addresses() {
  const { query, select, remove, takeSaved } = useAddressActions();
  const [opened, setOpened] = useState<Opened>();
  const unfinished = useUnfinished(query.data, opened);
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  useEffect(() => {
    if (query.data !== undefined) userStore.selectAddress(query.data.find(({ isSelected }) => isSelected));
  }, [query.data]);
  const withAddress = (run: (address: DeliveryAddress) => void) => (id: string) => {
    const address = query.data?.find((each) => each.id === id);
    if (address !== undefined) run(address);
  };
  const state: Exclude<AddressesViewProps, { onAdd: unknown }> | object =
    query.data === undefined
      ? query.isError
        ? { state: 'failed', onRetry: () => void query.refetch() }
        : { state: 'loading' }
      : {
          state: 'ready',
          items: addressItems(query.data),
          onEdit: withAddress(setOpened),
          onSelect: withAddress((address) => void select(address)),
          onRemove: withAddress((address) => void remove(address)),
        };
  return (
    <AddressesView
      {...(state as AddressesViewProps)}
      onAdd={() => setOpened('new')}
      unfinished={unfinished && (() => setOpened(unfinished))}
      editor={
        <AddressSheet
          opened={opened}
          onClose={() => setOpened(undefined)}
          onReopen={(current) => {
            setOpened(current);
            void query.refetch();
          }}
          onSaved={(saved, isTypedSince) => {
            setOpened(isTypedSince ? saved : undefined);
            takeSaved(saved);
          }}
        />
      }
    />
  );
}

/** Returns the address with an unsent form; read again whenever a form closes. A form whose address is gone is not offered. */
function useUnfinished(known: readonly DeliveryAddress[] | undefined, opened: Opened | undefined) {
  const [unfinished, setUnfinished] = useState<Opened>();
  useEffect(() => {
    const found = unfinishedAddresses().flatMap((id): Opened[] => {
      if (id === undefined) return ['new'];
      return known?.filter((address) => address.id === id) ?? [];
    });
    setUnfinished(opened === undefined ? found[0] : undefined);
  }, [known, opened]);
  return unfinished;
}
