'use client';

import { uploadFile } from '@bazaar/api/files';
import { getGetProfilePictureQueryKey, useGetProfilePicture } from '@bazaar/api/hooks/users';
import { chooseProfilePicture } from '@bazaar/api/users';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { userStore } from '@/entities/current-user/user-state';
import { type FormFailure, toFormFailure } from '@/lib/forms/form-failure';
import { SEND_DEADLINE_MS } from '@/lib/forms/send-form';
import { goToLogin } from '@/lib/session/go-to-login';
import { keepOfPerson } from '@/lib/session/personal-storage';
import { hasSameContent } from './same-content';

/** Returns the profile picture, and sends another one: an upload and a selection, each idempotent. */
export function usePicture(onSaved: () => void) {
  const client = useQueryClient();
  const { data } = useGetProfilePicture();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const pendingAction = useRef<{ readonly cut: Blob; readonly key: string }>(undefined);
  const isBusy = useRef(false);
  /** Sends a crop; the same crop has the same key, however often it is sent. */
  const send = async (cut: Blob) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      const isKnown =
        pendingAction.current !== undefined && (await hasSameContent(pendingAction.current.cut, cut));
      if (pendingAction.current === undefined || !isKnown)
        pendingAction.current = { cut, key: crypto.randomUUID() };
      const file = new File([cut], 'picture.jpg', { type: cut.type });
      const request = {
        headers: { 'Idempotency-Key': pendingAction.current.key },
        deadlineMs: SEND_DEADLINE_MS,
      };
      const { id } = await uploadFile({ file, purpose: 'Avatar' }, request);
      const saved = await chooseProfilePicture({ fileId: id }, { deadlineMs: SEND_DEADLINE_MS });
      client.setQueryData(getGetProfilePictureQueryKey(), saved);
      const address = saved.file?.thumbUrl ?? saved.file?.url;
      keepOfPerson('picture', address ?? '');
      userStore.setPicture(address);
      onSaved();
    } catch (error) {
      if ((error as { readonly status?: number }).status === 401) goToLogin();
      setFailure(toFormFailure(error, []));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { file: data?.file, isSending, failure, send, forgetFailure: () => setFailure(undefined) };
}
