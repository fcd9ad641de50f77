'use client';

import type { Customer } from '@bazaar/api/model';
import { useState } from 'react';
import { showToast } from '@/lib/toasts/toasts';
import { personalInfoTexts } from '@/translations/personal-info';
import { PictureDialog } from './picture-dialog';
import { openPicture, type PictureRefusal } from './picture-file';
import { PictureHeadView } from './picture-head-view';
import { usePicture } from './use-picture';

/** Binds the profile picture to its file, its crop and its calls. */
export function PersonHeadSection({ profile }: { readonly profile: Customer }) {
  const [src, setSrc] = useState<string>();
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const shut = () => {
    setSrc(undefined);
    requestAnimationFrame(() => document.getElementById('picture-choose')?.focus());
  };
  const picture = usePicture(() => {
    shut();
    showToast({ status: 'success', title: personalInfoTexts.picture.saved });
  });
  const choose = async (file: File) => {
    const opened = await openPicture(file);
    const isRefused = typeof opened === 'string';
    picture.forgetFailure();
    setRefusal(isRefused ? opened : undefined);
    setSrc(isRefused ? undefined : opened.src);
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
        src={src}
        isSending={picture.isSending}
        failure={picture.failure}
        onCropped={(cut) => void picture.send(cut)}
        onClose={shut}
      />
    </>
  );
}
