'use client';

import { type ReactNode, useState } from 'react';
import { cx } from '../../style/cx';

export interface CountedIconProps {
  readonly icon: ReactNode;
  /** In the reader's digits; without one the icon stands alone. */
  readonly count?: string | undefined;
}

/**
 * An icon with a number at its corner. Who hears the page hears the number from the link around it.
 *
 * Use it in the bar of a phone, for what waits for the person who is logged in. Not in the header of wide screens, where
 * the number stands beside the word (SiteAction).
 */
export function CountedIcon({ icon, count }: CountedIconProps) {
  return (
    <span className={cx('counted-icon')}>
      {icon}
      {count ? (
        <span className={cx('count-badge')} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </span>
  );
}

/** The rest of a name, for who hears it. */
export function SpokenPart({ children }: { readonly children: ReactNode }) {
  return <span className="u-spoken-only">{children}</span>;
}

/** A word for who hears the page, when it changes; nobody sees it. */
export function SpokenOnly({ children }: { readonly children: ReactNode }) {
  return <output className="u-spoken-only">{children}</output>;
}

export interface PersonPictureProps {
  readonly src: string;
  /** What stands there when the picture fails. */
  readonly icon: ReactNode;
}

/** The picture of who is logged in, beside the name, in the box of the icon it takes the place of. */
export function PersonPicture({ src, icon }: PersonPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return icon;
  return (
    <span className={cx('person-picture')} aria-hidden="true">
      <img src={src} alt="" width={24} height={24} decoding="async" onError={() => setBroken(src)} />
    </span>
  );
}
