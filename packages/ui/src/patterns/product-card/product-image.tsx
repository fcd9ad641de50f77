import { mdiImageOutline } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import type { PictureView } from './product-view';

export interface ProductImageProps {
  readonly picture: PictureView | undefined;
  readonly size: 'thumb' | 'card';
  readonly isEager?: boolean;
}

/** The picture in its box, which has its size before the picture loads and when there is none. */
export function ProductImage({ picture, size, isEager = false }: ProductImageProps) {
  const [width, height] = size === 'card' ? [320, 220] : [96, 96];
  return (
    <span className={cx('product-picture')}>
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={size === 'card' ? '(max-width: 599px) 96px, 320px' : '96px'}
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
