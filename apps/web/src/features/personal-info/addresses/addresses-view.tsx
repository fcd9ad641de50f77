'use client';

import type { PersonAddress } from '@bazaar/api/model';
import { toPersianDigits } from '@bazaar/domain/persian';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { addressesIcon } from '@bazaar/ui/patterns/empty-icons';
import {
  PersonalActions,
  PersonalCard,
  PersonalCards,
  PersonalStack,
} from '@bazaar/ui/patterns/personal-info';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { groupDigits } from '@/lib/forms/typed-digits';
import { personalInfoTexts } from '@/translations/personal-info';
import { retryTexts } from '@/translations/retry';

const texts = personalInfoTexts.addresses;
/** The service accepts no more for one person. */
const MOST_ADDRESSES = 20;
export const ADD_BUTTON_ID = 'person-address-add';

export type AddressesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | { readonly state: 'ready'; readonly addresses: readonly PersonAddress[] };

export interface AddressesViewProps {
  readonly list: AddressesState;
  /** The open form, in place of the buttons that open one. */
  readonly form?: ReactNode;
  onAdd(): void;
  onEdit(address: PersonAddress): void;
  onRemove(address: PersonAddress): void;
}

/** Renders legal, billing and other postal addresses of a person; the primary one first. */
export function AddressesView({ list, form, onAdd, ...actions }: AddressesViewProps) {
  const add = (
    <Button id={ADD_BUTTON_ID} onClick={onAdd}>
      {texts.add}
    </Button>
  );
  return (
    <Panel id="person-addresses" title={texts.title}>
      <PersonalStack>
        <Text as="p" size={13} tone="muted">
          {texts.note}
        </Text>
        <AddressList list={list} isOpen={form !== undefined} add={add} {...actions} />
        {form}
      </PersonalStack>
    </Panel>
  );
}

interface AddressListProps extends Pick<AddressesViewProps, 'list' | 'onEdit' | 'onRemove'> {
  readonly isOpen: boolean;
  readonly add: ReactNode;
}

function AddressList({ list, isOpen, add, ...actions }: AddressListProps) {
  if (list.state === 'loading') {
    return (
      <PersonalStack>
        <span role="status" className="sr">
          {texts.loading}
        </span>
        <Skeleton />
        <Skeleton />
      </PersonalStack>
    );
  }
  if (list.state === 'failed') {
    return (
      <ErrorPanel
        isInline
        title={texts.failed}
        action={
          <Button aria-label={retryTexts.of(texts.title)} onClick={list.onRetry}>
            {personalInfoTexts.retry}
          </Button>
        }
      />
    );
  }
  const { addresses } = list;
  if (addresses.length === 0) {
    return isOpen ? null : <EmptyPanel isInline icon={addressesIcon} title={texts.empty} action={add} />;
  }
  return (
    <>
      <PersonalCards label={texts.title}>
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} isShut={isOpen} {...actions} />
        ))}
      </PersonalCards>
      {isOpen ? null : (
        <PersonalActions>
          {addresses.length < MOST_ADDRESSES ? add : <Text tone="muted">{texts.most}</Text>}
        </PersonalActions>
      )}
    </>
  );
}

interface AddressCardProps extends Pick<AddressesViewProps, 'onEdit' | 'onRemove'> {
  readonly address: PersonAddress;
  /** A form is open, and no other one can be opened over it. */
  readonly isShut: boolean;
}

function AddressCard({ address, isShut, onEdit, onRemove }: AddressCardProps) {
  const { title, kind, isPrimary, addressText, postalCode, phone } = address;
  const places = [address.stateName, address.cityName, address.urbanAreaName].filter(Boolean);
  return (
    <PersonalCard
      title={title}
      isPrimary={isPrimary}
      badges={[...(isPrimary ? [texts.primary] : []), texts.kinds[kind]]}
      actions={
        <>
          <Button
            id={editButtonId(address)}
            tone="text"
            size="small"
            disabled={isShut}
            aria-label={texts.edit(title)}
            onClick={() => onEdit(address)}
          >
            {texts.editShort}
          </Button>
          <Button
            tone="danger"
            size="small"
            disabled={isShut}
            aria-label={texts.remove(title)}
            onClick={() => onRemove(address)}
          >
            {texts.removeShort}
          </Button>
        </>
      }
    >
      <Text as="p">
        <bdi>{toPersianDigits([...places, addressText].join('، '))}</bdi>
      </Text>
      <Text as="p" size={13} tone="muted">
        {texts.postalCode}{' '}
        <bdi dir="ltr">{toPersianDigits(groupDigits(postalCode, [5, 5]).replace(' ', '-'))}</bdi>
      </Text>
      {phone === undefined ? null : (
        <Text as="p" size={13} tone="muted">
          {texts.phone} <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
        </Text>
      )}
    </PersonalCard>
  );
}

export function editButtonId({ id }: Pick<PersonAddress, 'id'>): string {
  return `person-address-edit-${id}`;
}
