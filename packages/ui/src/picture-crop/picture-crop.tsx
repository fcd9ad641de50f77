'use client';

import { type ReactNode, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '../button/button';
import { RuntimeDialog } from '../runtime-dialog/runtime-dialog';
import { u } from '../style/u';
import { Text } from '../text/text';

export interface CropPicture {
  /** A `data:` address or one of the own site: the policy of a page refuses `blob:`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A square of the picture, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PictureCropTexts {
  readonly title: string;
  readonly close: string;
  /** How the picture is moved, by mouse, finger and keys. */
  readonly hint: string;
  /** Spoken name of what is left of the picture. */
  readonly area: string;
  readonly zoom: string;
  readonly save: string;
  readonly sending: string;
  readonly cancel: string;
}

export interface PictureCropProps {
  /** What is cut; the dialog is shut without one. */
  readonly picture: CropPicture | undefined;
  /** The square never gets smaller than this, pixels of the picture. */
  readonly leastSidePx: number;
  readonly isSending: boolean;
  readonly texts: PictureCropTexts;
  /** Why it was not taken. */
  readonly message?: ReactNode;
  onSave(area: CropArea): void;
  onClose(): void;
}

/**
 * Cuts a square out of a picture: moved by mouse, finger and the arrow keys, brought nearer by a slider, the wheel or two fingers. It sends
 * nothing; the caller cuts and sends.
 *
 * Use it in the logged-in area, for the picture of a person or a logo. Not on a public page, and not for pictures that stay as they are.
 */
export function PictureCrop({ picture, texts, onClose, ...props }: PictureCropProps) {
  return (
    <RuntimeDialog
      isOpen={picture !== undefined}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
    >
      {picture === undefined ? null : (
        <CropBody key={picture.src} picture={picture} texts={texts} onClose={onClose} {...props} />
      )}
    </RuntimeDialog>
  );
}

const STEPS = 100;

function CropBody({ picture, leastSidePx, isSending, texts, message, onSave, onClose }: BodyProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const mostZoom = Math.max(1, Math.min(4, Math.min(picture.width, picture.height) / leastSidePx));
  const save = () => {
    if (area !== undefined && !isSending) onSave({ x: area.x, y: area.y, width: area.width });
  };
  return (
    <div className={u('picture-crop-body')}>
      {message}
      <div dir="ltr" className={u('picture-crop-ground')}>
        <Cropper
          image={picture.src}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={mostZoom}
          aspect={1}
          showGrid={false}
          zoomWithScroll
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: 'u-picture-crop-container',
            mediaClassName: 'u-picture-crop-media',
            cropAreaClassName: 'u-picture-crop-area',
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': `${texts.area}. ${texts.hint}` }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </div>
      <Text as="p" size={13} tone="muted">
        {texts.hint}
      </Text>
      {mostZoom > 1 ? (
        <label>
          {texts.zoom}
          <input
            type="range"
            className="u-picture-crop-zoom"
            min={0}
            max={STEPS}
            value={Math.round(((zoom - 1) / (mostZoom - 1)) * STEPS)}
            onChange={({ target }) => setZoom(1 + (Number(target.value) / STEPS) * (mostZoom - 1))}
          />
        </label>
      ) : null}
      <div className={u('picture-crop-actions')}>
        <Button tone="primary" aria-disabled={isSending || area === undefined} onClick={save}>
          {isSending ? texts.sending : texts.save}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </div>
  );
}

type BodyProps = Omit<PictureCropProps, 'picture'> & { readonly picture: CropPicture };
