import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { mdiBookOpenPageVariantOutline, mdiDownload } from '../../icon/player-set';

export interface VideoFootProps {
  /** A sentence about where this goes on. On a phone its room is the links'. */
  readonly note?: ReactNode;
  /** Links. */
  readonly children: ReactNode;
}

/** Below the player, always in view: where this video goes on, in one row. */
export function VideoFoot({ note, children }: VideoFootProps) {
  return (
    <div className="u-video-foot">
      {note ? <p>{note}</p> : null}
      <div className="u-video-links">{children}</div>
    </div>
  );
}

const ICONS = { article: mdiBookOpenPageVariantOutline, download: mdiDownload } as const;

/** The sign before the words of a link below the player. */
export function VideoFootIcon({ name }: { readonly name: keyof typeof ICONS }) {
  return <Icon path={ICONS[name]} size={20} />;
}
