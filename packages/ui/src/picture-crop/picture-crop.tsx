'use client';

import { Button } from '../button/button';
import { RuntimeDialog, type RuntimeDialogProps } from '../runtime-dialog/runtime-dialog';
import { cx } from '../style/cx';
import type { CroppedType } from './crop-picture';
import { CropStage } from './crop-stage';
import type { PictureCropTexts } from './picture-crop-texts';
import { usePictureCrop } from './use-picture-crop';

export type { PictureCropTexts } from './picture-crop-texts';

export interface PictureCropProps
  extends Pick<RuntimeDialogProps, 'isOpen' | 'onClose' | 'title' | 'closeLabel'> {
  /** A `data:` address or one of our own origin: the policy blocks `blob:`. */
  readonly src: string;
  /** Texts of its parts, from the translations of the app. */
  readonly texts: PictureCropTexts;
  /** Pixels of a side: at least the first, scaled down to the second. */
  readonly sides?: readonly [least: number, most: number];
  /** Format of the cropped picture. */
  readonly type?: CroppedType;
  /** It is being uploaded: it cannot be submitted twice. */
  readonly isBusy?: boolean;
  /** Why the upload failed; the crop stays as it is for another attempt. */
  readonly error?: string | undefined;
  /** Called with the cropped square. */
  readonly onCropped: (picture: Blob) => void;
}

/**
 * Crops a square from a picture, by touch, pointer or keys.
 *
 * Use it in the logged-in area, before a profile picture or a logo is uploaded. Not on public pages, and not for files that must stay
 * unchanged.
 */
export function PictureCrop({ isOpen, onClose, title, closeLabel, ...crop }: PictureCropProps) {
  return (
    <RuntimeDialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel}>
      {/* Another picture resets the crop. */}
      <CropForm key={crop.src} onClose={onClose} {...crop} />
    </RuntimeDialog>
  );
}

function CropForm({
  src,
  texts,
  sides = [200, 512],
  type = 'image/webp',
  isBusy = false,
  error,
  onCropped,
  onClose,
}: Omit<PictureCropProps, 'isOpen' | 'title' | 'closeLabel'>) {
  const crop = usePictureCrop({ src, sides, type, onCropped });
  const problem = crop.problem ? texts[crop.problem] : error;
  return (
    <div className={cx('picture-crop')}>
      <CropStage src={src} texts={texts} crop={crop} />
      {problem ? (
        <p role="alert" className={cx('field-hint', { error: true })}>
          {problem}
        </p>
      ) : null}
      <div className={cx('picture-crop-actions')}>
        <Button
          tone="primary"
          disabled={!crop.isReady}
          // It keeps the focus while it works.
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) crop.cut();
          }}
        >
          {texts.confirm}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </div>
  );
}
