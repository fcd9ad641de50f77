'use client';

import type { Customer } from '@bazaar/api/model';
import { useState } from 'react';
import { showToast } from '@/lib/toasts/toasts';
import { personalInfoTexts } from '@/translations/personal-info';
import { cropPicture, type PictureArea } from './crop-picture';
import { PictureDialog } from './picture-dialog';
import { type OpenedPicture, openPicture, type PictureRefusal } from './picture-file';
import { PictureHeadView } from './picture-head-view';
import { usePicture } from './use-picture';

/** Binds the picture of the profile to its file, its cut and its calls. */
export function PersonHeadSection({ profile }: { readonly profile: Customer }) {
  const [opened, setOpened] = useState<OpenedPicture>();
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const shut = () => {
    setOpened(undefined);
    document.getElementById('picture-choose')?.focus();
  };
  const picture = usePicture(() => {
    shut();
    showToast({ status: 'success', title: personalInfoTexts.picture.saved });
  });
  const choose = async (file: File) => {
    const read = await openPicture(file);
    const isRefused = typeof read === 'string';
    picture.forgetFailure();
    setRefusal(isRefused ? read : undefined);
    setOpened(isRefused ? undefined : read);
  };
  const save = (area: PictureArea) => {
    if (opened === undefined) return;
    const { src } = opened;
    void picture.send(`${src.length}:${src.slice(-64)}:${JSON.stringify(area)}`, () =>
      cropPicture(src, area),
    );
  };
  return (
    <>
      <PictureHeadView
        profile={profile}
        picture={picture.file}
        refusal={refusal}
        onChoose={(file) => void choose(file)}
      />
      <PictureDialog
        picture={opened}
        isSending={picture.isSending}
        failure={picture.failure}
        onSave={save}
        onClose={shut}
      />
    </>
  );
}
