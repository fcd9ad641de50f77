'use client';

import type { DeliveryAddress } from '@bazaar/api/model';
import { RuntimeSideSheet } from '@bazaar/ui/runtime-side-sheet';
import { addressTexts as texts } from '@/translations/addresses';
import { AddressEditor } from './address-editor';

export interface AddressSheetProps {
  readonly opened: 'new' | DeliveryAddress | undefined;
  readonly onSaved: (saved: DeliveryAddress, isTypedSince: boolean) => void;
  readonly onReopen: (current: DeliveryAddress) => void;
  onClose(): void;
}

/** Renders the sheet with the form of an address. Closing it keeps what was typed. */
export function AddressSheet({ opened, onSaved, onReopen, onClose }: AddressSheetProps) {
  const address = opened === 'new' ? undefined : opened;
  return (
    <RuntimeSideSheet
      isOpen={opened !== undefined}
      onClose={onClose}
      title={address === undefined ? texts.addTitle : texts.editTitle(address.title)}
      closeLabel={texts.close}
    >
      {opened === undefined ? null : (
        <AddressEditor
          key={address === undefined ? 'new' : `${address.id} ${address.version}`}
          address={address}
          onSaved={onSaved}
          onReopen={onReopen}
          onCancel={onClose}
        />
      )}
    </RuntimeSideSheet>
  );
}
