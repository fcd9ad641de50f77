'use client';

import { mdiImageOffOutline } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import type { Definitions } from '../generated/definitions';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export type ImageBoxProps = Definitions['image-box'] & {
  /** None: the box shows the drawing in its place. */
  readonly src?: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** What the picture shows; empty when the words beside it say so already. */
  readonly alt: string;
  /** Pixels of the picture itself. */
  readonly width: number;
  readonly height: number;
  /** The first picture of a page is not loaded lazily. */
  readonly isEager?: boolean;
  /** A short text under the drawing when the picture is missing; else it stays silent. */
  readonly missingLabel?: ReactNode;
};

/**
 * A picture in a box of fixed proportions: loaded lazily, nothing shifts, and a drawing in its place when it fails.
 * Photos of goods are shown whole; `cover` is for pictures of articles and people.
 *
 * Use it for every picture whose place is known before it comes. Not in cards of products, which bring their own box,
 * and not for faces (Avatar).
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
