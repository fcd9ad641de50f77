'use client';

import { type ReactNode, useState } from 'react';
import { cx } from '../../style/cx';

export interface CountedIconProps {
  /** Icon that the count stands at. */
  readonly icon: ReactNode;
  /** In the reader's digits; without it only the icon is shown. */
  readonly count?: string | undefined;
}

/**
 * An icon with a number at its corner. Screen readers get the number from the surrounding link.
 *
 * Use it in the bar of a phone, for counts of the logged-in person. Not in the header of wide screens, where the number is beside the text
 * (SiteAction).
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

/** Part of a name that is for screen readers only. */
export function SpokenPart({ children }: { readonly children: ReactNode }) {
  return <span className="u-spoken-only">{children}</span>;
}

/** A text announced when it changes, and not visible. */
export function SpokenOnly({ children }: { readonly children: ReactNode }) {
  return <output className="u-spoken-only">{children}</output>;
}

export interface PersonPictureProps {
  readonly src: string;
  /** Shown when the picture fails. */
  readonly icon: ReactNode;
}

/** Picture of the logged-in person, beside the name, in the box of the icon it replaces. */
export function PersonPicture({ src, icon }: PersonPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return icon;
  return (
    <span className={cx('person-picture')} aria-hidden="true">
      <img src={src} alt="" width={24} height={24} decoding="async" onError={() => setBroken(src)} />
    </span>
  );
}
