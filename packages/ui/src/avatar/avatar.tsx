'use client';

import { mdiAccountOutline } from '@mdi/js';
import { useState } from 'react';
import type { Definitions } from '../generated/definitions';
import { Icon } from '../icon/icon';
import { Monogram } from '../monogram/monogram';
import { cx } from '../style/cx';

export interface AvatarProps {
  /** One or two letters of the name, shown when the picture is missing or fails; without them, the sign of a person. */
  readonly letters?: string;
  /** Address of the picture; without it, or when it fails, the letters are shown. */
  readonly src?: string;
  /** The person's name, when it is not shown beside the picture. */
  readonly label?: string;
  /** Diameter: 32 px small, 72 px large, 40 px without it. */
  readonly size?: Definitions['avatar']['size'];
}

const pixels = { small: 32, regular: 44, large: 72 } as const;
const signPixels = { small: 18, regular: 24, large: 48 } as const;

/**
 * A person's picture or initials; the box is the same for both.
 *
 * Use it beside the name of an author or of the logged-in person. Not for companies: their logo or Monogram is square.
 */
export function Avatar({ letters, src, label, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const side = pixels[size ?? 'regular'];
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={cx('avatar', { size })} {...voice}>
      {src !== undefined && src !== broken ? (
        <img src={src} alt="" width={side} height={side} decoding="async" onError={() => setBroken(src)} />
      ) : letters === undefined ? (
        <Icon path={mdiAccountOutline} size={signPixels[size ?? 'regular']} />
      ) : (
        <Monogram letters={letters} />
      )}
    </span>
  );
}
