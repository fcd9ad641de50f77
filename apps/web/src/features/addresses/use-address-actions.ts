'use client';

import {
  createDeliveryAddress,
  deleteDeliveryAddress,
  selectDeliveryAddress,
} from '@bazaar/api/delivery-addresses';
import {
  getListDeliveryAddressesQueryKey,
  useListDeliveryAddresses,
} from '@bazaar/api/hooks/delivery-addresses';
import type { DeliveryAddress, DeliveryAddressFields } from '@bazaar/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { goToLogin } from '@/lib/session/go-to-login';
import { showToast, showToastWithAction } from '@/lib/toasts/toasts';
import { addressTexts as texts } from '@/translations/addresses';

/** Reads a person's addresses and changes them optimistically: a refused change is reverted. */
export function useAddressActions() {
  const client = useQueryClient();
  const query = useListDeliveryAddresses();
  const key = getListDeliveryAddressesQueryKey();
  const change = (edit: (known: readonly DeliveryAddress[]) => DeliveryAddress[]) =>
    client.setQueryData<DeliveryAddress[]>(key, (known) => known && edit(known));
  const refresh = () => void client.invalidateQueries({ queryKey: key });
  const fail = (error: unknown, text: string) => {
    const { status } = error as { status?: number };
    if (status === 401) return goToLogin();
    refresh();
    showToast({ status: 'error', title: text });
  };

  const select = async (address: DeliveryAddress) => {
    await client.cancelQueries({ queryKey: key });
    change((known) => known.map((each) => ({ ...each, isSelected: each.id === address.id })));
    try {
      await selectDeliveryAddress(address.id);
      showToast({ status: 'success', title: texts.selected(address.title) });
      refresh();
    } catch (error) {
      fail(error, texts.selectFailed);
    }
  };
  const putBack = async (address: DeliveryAddress) => {
    try {
      await createDeliveryAddress(fieldsOf(address), { headers: { 'Idempotency-Key': crypto.randomUUID() } });
      refresh();
    } catch (error) {
      fail(error, texts.undoFailed);
    }
  };
  const remove = async (address: DeliveryAddress) => {
    await client.cancelQueries({ queryKey: key });
    change((known) => known.filter(({ id }) => id !== address.id));
    try {
      await deleteDeliveryAddress(address.id);
      showToastWithAction(
        { status: 'success', title: texts.removed(address.title) },
        { label: texts.undo, run: () => void putBack(address) },
      );
    } catch (error) {
      // It became the default one elsewhere.
      const isDefault = (error as { status?: number }).status === 409;
      fail(error, isDefault ? texts.defaultStays : texts.removeFailed);
    }
  };
  const takeSaved = (saved: DeliveryAddress) => {
    change((known) => {
      const others = known
        .filter(({ id }) => id !== saved.id)
        .map((each) => (saved.isSelected ? { ...each, isSelected: false } : each));
      return saved.isSelected ? [saved, ...others] : [...others.slice(0, 1), saved, ...others.slice(1)];
    });
    refresh();
    showToast({ status: 'success', title: texts.saved(saved.title) });
  };
  return { query, select, remove, takeSaved };
}

/** Returns the fields of an address as those of a new one. */
function fieldsOf(address: DeliveryAddress): DeliveryAddressFields {
  const {
    id: _,
    isSelected: __,
    updatedAt: ___,
    version: _______,
    stateName: ____,
    cityName: _____,
    urbanAreaName: ______,
    ...fields
  } = address;
  return fields;
}
