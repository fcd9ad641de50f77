'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import { PictureCrop } from '@bazaar/ui/picture-crop';
import { failureText } from '@/lib/forms/error-text';
import type { FormFailure } from '@/lib/forms/form-failure';
import { personalInfoTexts } from '@/translations/personal-info';
import { LEAST_PICTURE_PX } from './picture-file';

const texts = personalInfoTexts.picture;
/** Enough for the largest box the site shows it in, on a high-density screen. */
const MOST_PICTURE_PX = 512;

export interface PictureDialogProps {
  /** Address of the picture being cropped; without one the dialog is closed. */
  readonly src: string | undefined;
  readonly isSending: boolean;
  readonly failure: FormFailure | undefined;
  onCropped(picture: Blob): void;
  onClose(): void;
}

/** Renders the crop of a profile picture. It stays open with the crop until the service has accepted it. */
export function PictureDialog({ src, isSending, failure, onCropped, onClose }: PictureDialogProps) {
  return (
    <PictureCrop
      isOpen={src !== undefined}
      onClose={onClose}
      title={texts.dialogTitle}
      closeLabel={personalInfoTexts.close}
      src={src ?? ''}
      sides={[LEAST_PICTURE_PX, MOST_PICTURE_PX]}
      type="image/jpeg"
      isBusy={isSending}
      error={failure && failureText(failure)}
      texts={{
        stage: `${texts.area}. ${texts.cropHint}`,
        zoom: texts.zoom,
        zoomValue: (zoom) => `${toPersianDigits(Math.round(zoom * 100))}٪`,
        confirm: isSending ? texts.saving : texts.save,
        cancel: personalInfoTexts.cancel,
        tooSmall: texts.refusals.dimensions,
        failed: texts.refusals.broken,
      }}
      onCropped={onCropped}
    />
  );
}
