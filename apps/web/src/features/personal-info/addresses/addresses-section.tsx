'use client';

import type { PersonAddress } from '@bazaar/api/model';
import { ConfirmDialog } from '@bazaar/ui/confirm-dialog';
import { useEffect, useRef, useState } from 'react';
import { usePlaceLists } from '@/entities/geography/use-place-lists';
import { draftedForms } from '@/lib/forms/draft-storage';
import { goToLogin } from '@/lib/session/go-to-login';
import { readSessionHint } from '@/lib/session/session-hint';
import { showToast } from '@/lib/toasts/toasts';
import { personalInfoTexts } from '@/translations/personal-info';
import { AddressForm, addressDraft } from './address-form';
import { ADD_BUTTON_ID, type AddressesState, AddressesView, editButtonId } from './addresses-view';
import { useAddresses } from './use-addresses';

const texts = personalInfoTexts.addresses;

type OpenForm = { readonly address: PersonAddress | undefined };

export interface AddressesSectionProps {
  readonly personId: string;
  onUnsaved(isUnsaved: boolean): void;
}

/** Binds the addresses to their calls. An unsent form is open again after a reload. */
export function AddressesSection({ personId, onUnsaved }: AddressesSectionProps) {
  const { query, save, remove } = useAddresses(personId);
  const addresses = query.data;
  const [open, setOpen] = useState<OpenForm>();
  const [removed, setRemoved] = useState<PersonAddress>();
  const [isRemoving, setRemoving] = useState(false);
  const [isRemovalFailed, setRemovalFailed] = useState(false);
  const confirming = useRef(removed);
  confirming.current = removed;
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const isRead = addresses !== undefined;
  useEffect(() => {
    const left = draftedForms(readSessionHint()?.sub ?? null);
    const address = addresses?.find(({ id }) => left.includes(addressDraft(id)));
    if (isRead && (address !== undefined || left.includes(addressDraft(undefined)))) setOpen({ address });
  }, [isRead]);
  const shut = (focusId: string) => {
    setOpen(undefined);
    onUnsaved(false);
    requestAnimationFrame(() => document.getElementById(focusId)?.focus());
  };
  const askRemoval = (address: PersonAddress | undefined) => {
    setRemovalFailed(false);
    setRemoved(address);
  };
  const confirmRemoval = async () => {
    if (removed === undefined || isRemoving) return;
    setRemovalFailed(false);
    setRemoving(true);
    const isGone = await remove(removed);
    setRemoving(false);
    if (!isGone) {
      // A toast stands behind the window; it is for whoever has closed the window meanwhile.
      if (confirming.current === removed) return setRemovalFailed(true);
      return showToast({ status: 'error', title: texts.removeFailed });
    }
    askRemoval(undefined);
    showToast({ status: 'success', title: texts.removed(removed.title) });
    requestAnimationFrame(() => document.getElementById(ADD_BUTTON_ID)?.focus());
  };
  const opener = open?.address === undefined ? ADD_BUTTON_ID : editButtonId(open.address);
  return (
    <>
      <AddressesView
        list={listState(query)}
        onAdd={() => setOpen({ address: undefined })}
        onEdit={(address) => setOpen({ address })}
        onRemove={askRemoval}
        form={
          open === undefined ? undefined : (
            <AddressForm
              key={open.address === undefined ? 'new' : `${open.address.id} ${open.address.version}`}
              address={open.address}
              others={addresses ?? []}
              usePlaces={usePlaceLists}
              send={(output, request, version) => {
                const id = open.address?.id;
                const isChange = id !== undefined && version !== undefined;
                return save(output, request, isChange ? { id, version } : undefined);
              }}
              onReopen={(address) => {
                setOpen({ address });
                void query.refetch();
              }}
              onSaved={(saved, isTypedSince) => {
                showToast({ status: 'success', title: texts.saved(saved.title) });
                if (isTypedSince) setOpen({ address: saved });
                else shut(opener);
              }}
              onCancel={() => shut(opener)}
              onUnsaved={onUnsaved}
            />
          )
        }
      />
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={texts.removeTitle}
        closeLabel={personalInfoTexts.close}
        confirmLabel={texts.removeTitle}
        cancelLabel={personalInfoTexts.cancel}
        isDangerous
        isBusy={isRemoving}
        error={isRemovalFailed ? texts.removeFailed : undefined}
        onConfirm={() => void confirmRemoval()}
        onClose={() => askRemoval(undefined)}
      >
        {removed === undefined ? null : texts.removeNote(removed.title)}
      </ConfirmDialog>
    </>
  );
}

function listState({ data, isError, refetch }: ReturnType<typeof useAddresses>['query']): AddressesState {
  if (data !== undefined) return { state: 'ready', addresses: data };
  return isError ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' };
}
