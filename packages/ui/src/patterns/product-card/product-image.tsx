import { mdiImageOutline } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import type { PictureView } from './product-view';

export interface ProductImageProps {
  readonly picture: PictureView | undefined;
  readonly size: 'thumb' | 'card';
  readonly isEager?: boolean;
}

/** A third of the box where a card is a row: thumbnails are stored larger than their name, and no screen may choose a drawing there. */
const sizes = {
  card: '(max-width: 599px) 32px, 320px',
  thumb: '96px',
} as const;

/** The picture in its box, which has its size before the picture loads and when there is none. */
export function ProductImage({ picture, size, isEager = false }: ProductImageProps) {
  const [width, height] = size === 'card' ? [320, 220] : [96, 96];
  const file = size === 'card' ? picture : (picture?.thumb ?? picture);
  return (
    <span className={cx('product-picture')}>
      {picture && file ? (
        <img
          src={file.src}
          srcSet={file.srcSet}
          sizes={file.srcSet && sizes[size]}
          alt={picture.alt}
          width={width}
          height={height}
          loading={isEager ? undefined : 'lazy'}
          decoding="async"
        />
      ) : (
        <Icon path={mdiImageOutline} size={24} />
      )}
    </span>
  );
}
