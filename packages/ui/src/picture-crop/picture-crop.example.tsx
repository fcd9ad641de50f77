import { PictureCrop } from '@bazaar/ui/picture-crop';
import type { ComponentProps } from 'react';

export function Example({ onClose, texts, onCropped }: ComponentProps<typeof PictureCrop>) {
  return (
    <PictureCrop
      isOpen
      title="برش تصویر پروفایل"
      closeLabel="بستن"
      src={'/pictures/6205.webp'}
      onClose={onClose}
      texts={texts}
      onCropped={onCropped}
    />
  );
}
