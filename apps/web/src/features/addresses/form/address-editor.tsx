'use client';

import {
  createDeliveryAddress,
  selectDeliveryAddress,
  updateDeliveryAddress,
} from '@bazaar/api/delivery-addresses';
import type { DeliveryAddress } from '@bazaar/api/model';
import {
  type DeliveryAddressOutput,
  deliveryAddressSchema,
} from '@bazaar/domain/address/delivery-address-form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { userStore } from '@/entities/current-user/user-state';
import { HOME_COUNTRY_ID } from '@/entities/geography/home-country';
import { usePlaceLists } from '@/entities/geography/use-place-lists';
import { draftIdOf } from '@/features/addresses/address-drafts';
import { type AddressValues, addressFields, addressValues } from '@/features/addresses/address-values';
import { currentRecord } from '@/lib/forms/current-record';
import { LeaveQuestion } from '@/lib/forms/leave-question-dialog';
import { useRecordVersion } from '@/lib/forms/use-record-version';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { useStore } from '@/lib/store/use-store';
import { showToast } from '@/lib/toasts/toasts';
import { addressTexts as texts } from '@/translations/addresses';
import { AddressForm } from './address-form';
import { usePastedLine } from './use-pasted-line';

export interface AddressEditorProps {
  /** The address being changed; absent for a new one. */
  readonly address: DeliveryAddress | undefined;
  /** `isTypedSince`: more was typed while it was sent; that input belongs to the saved address. */
  readonly onSaved: (saved: DeliveryAddress, isTypedSince: boolean) => void;
  readonly onCancel: () => void;
  /** Opens the form again with the stored address, which was changed elsewhere. */
  readonly onReopen: (current: DeliveryAddress) => void;
}

/** Renders the form of one address, bound to its calls. */
export function AddressEditor({ address, onSaved, onCancel, onReopen }: AddressEditorProps) {
  const [start] = useState(() => addressValues(address, HOME_COUNTRY_ID));
  const base = useRecordVersion(draftIdOf(address?.id), address, start);
  const form = useSiteForm<AddressValues, DeliveryAddressOutput, DeliveryAddress>({
    id: 'address',
    draftId: draftIdOf(address?.id),
    schema: deliveryAddressSchema,
    start,
    baseVersion: base.opened,
    send: async (output, request, { isSelected }) => {
      const fields = addressFields(output, address);
      const saved = await base.send((version) =>
        address === undefined || version === undefined
          ? createDeliveryAddress(fields, request)
          : updateDeliveryAddress(address.id, { ...fields, version }, request),
      );
      return isSelected && !saved.isSelected ? select(saved) : saved;
    },
    onSent: onSaved,
    nextDraftId: ({ id }) => draftIdOf(id),
    nextVersion: ({ version }) => version,
  });
  const line = usePastedLine(form);
  const { countryId, stateId, cityId } = useWatch({ control: form.control }) as AddressValues;
  const lists = usePlaceLists({ countryId, stateId, cityId });
  const selected = useStore(userStore, (state) => state.selectedAddress);
  const isOffered = selected !== undefined && selected.id !== address?.id;
  return (
    <>
      <AddressForm
        form={form}
        label={address === undefined ? texts.addTitle : texts.editTitle(address.title)}
        lists={lists}
        line={line}
        formerDefault={isOffered ? selected.title : undefined}
        onCancel={onCancel}
        current={currentRecord<DeliveryAddress>(form.failure?.error)}
        onTake={(current) => {
          form.discard();
          onReopen(current);
        }}
      />
      <LeaveQuestion isUnsaved={form.isDirty && !form.isSending} />
    </>
  );
}

/** Makes the saved address the default; a failure is reported separately, because the address is saved in any case. */
async function select(saved: DeliveryAddress): Promise<DeliveryAddress> {
  try {
    return await selectDeliveryAddress(saved.id);
  } catch {
    showToast({ status: 'warning', title: texts.savedNotDefault });
    return saved;
  }
}
