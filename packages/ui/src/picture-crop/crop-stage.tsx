'use client';

import { useId } from 'react';
import Cropper from 'react-easy-crop';
import { cx } from '../style/cx';
import type { PictureCropTexts } from './picture-crop-texts';
import type { PictureCropState } from './use-picture-crop';

const looks = {
  containerClassName: 'u-picture-crop-ground',
  mediaClassName: 'u-picture-crop-picture',
  cropAreaClassName: 'u-picture-crop-frame',
};

export interface CropStageProps {
  readonly src: string;
  readonly texts: PictureCropTexts;
  readonly crop: PictureCropState;
}

/** The picture under its square frame, and the zoom slider. */
export function CropStage({ src, texts, crop }: CropStageProps) {
  const zoomId = useId();
  return (
    <>
      {/* Positions in the picture are counted from the left. */}
      <div dir="ltr" className={cx('picture-crop-stage')}>
        <Cropper
          image={src}
          aspect={1}
          crop={crop.place}
          zoom={crop.zoom}
          maxZoom={crop.mostZoom}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={looks}
          cropperProps={{ role: 'group', 'aria-label': texts.stage }}
          mediaProps={{ alt: '', onError: crop.fail }}
          onCropChange={crop.move}
          onZoomChange={crop.setZoom}
          onMediaLoaded={crop.measure}
          onCropComplete={(_percent, pixels) => crop.setSquare(pixels)}
        />
      </div>
      <div className={cx('field')}>
        <label htmlFor={zoomId} className={cx('field-label')}>
          {texts.zoom}
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={crop.mostZoom}
          step={0.05}
          value={crop.zoom}
          disabled={crop.mostZoom === 1}
          aria-valuetext={texts.zoomValue(crop.zoom)}
          onChange={(event) => crop.setZoom(Number(event.target.value))}
        />
      </div>
    </>
  );
}
