'use client';

import { Banner } from '@bazaar/ui/banner';
import { PictureCrop } from '@bazaar/ui/picture-crop';
import { failureText } from '@/lib/forms/error-text';
import type { FormFailure } from '@/lib/forms/form-failure';
import { personalInfoTexts } from '@/translations/personal-info';
import type { PictureArea } from './crop-picture';
import { LEAST_PICTURE_PX, type OpenedPicture } from './picture-file';

const texts = personalInfoTexts.picture;

export interface PictureDialogProps {
  /** What is cut; the dialog is shut without one. */
  readonly picture: OpenedPicture | undefined;
  readonly isSending: boolean;
  readonly failure: FormFailure | undefined;
  onSave(area: PictureArea): void;
  onClose(): void;
}

/** The square of a picture that is to be the profile's. It stays open, with what was cut, until the service has it. */
export function PictureDialog({ picture, isSending, failure, onSave, onClose }: PictureDialogProps) {
  return (
    <PictureCrop
      picture={picture}
      leastSidePx={LEAST_PICTURE_PX}
      isSending={isSending}
      texts={{
        title: texts.dialogTitle,
        close: personalInfoTexts.close,
        hint: texts.cropHint,
        area: texts.area,
        zoom: texts.zoom,
        save: texts.save,
        sending: texts.saving,
        cancel: personalInfoTexts.cancel,
      }}
      message={failure === undefined ? null : <Banner status="error" title={failureText(failure)} />}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
