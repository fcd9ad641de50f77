'use client';

import { mdiImageOffOutline } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import type { Definitions } from '../generated/definitions';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export type ImageBoxProps = Definitions['image-box'] & {
  /** Absent: the box shows the placeholder. */
  readonly src?: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** What the picture shows; empty when the adjacent text already says so. */
  readonly alt: string;
  /** Size of the picture itself, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Not loaded lazily, for the first picture of a page. */
  readonly isEager?: boolean;
  /** A short text under the placeholder when the picture is missing; without it the placeholder is hidden from screen readers. */
  readonly missingLabel?: ReactNode;
};

/**
 * A picture in a box of fixed proportions: loaded lazily, without layout shift, and with a placeholder when it fails. Photos of products
 * are shown whole; `cover` is for pictures of articles and people.
 *
 * Use it for every picture whose box is known before it loads. Not in product cards, which have their own box, and not for faces (Avatar).
 */
export function ImageBox({
  src,
  isEager = false,
  missingLabel,
  ratio,
  cover,
  flush,
  ...picture
}: ImageBoxProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={cx('image-box', { ratio, cover, flush })}>
      {src !== undefined && src !== broken ? (
        // biome-ignore lint/a11y/useAltText: alt is required of the caller and among the attributes
        <img
          {...picture}
          src={src}
          loading={isEager ? undefined : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <Missing alt={picture.alt} label={missingLabel} />
      )}
    </span>
  );
}

function Missing({ alt, label }: { readonly alt: string; readonly label: ReactNode }) {
  return (
    <span className={cx('image-missing')}>
      <Icon path={mdiImageOffOutline} size={28} label={label ? undefined : alt} />
      {label ? (
        <span>
          <MixedText>{label}</MixedText>
        </span>
      ) : null}
    </span>
  );
}
