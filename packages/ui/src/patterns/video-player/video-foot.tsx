'use client';

import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { mdiBookOpenPageVariantOutline, mdiDownload, mdiLinkVariant } from '../../icon/player-set';

export interface VideoFootProps {
  /** A sentence about where this goes on. */
  readonly note?: ReactNode;
  /** Links and buttons. */
  readonly children: ReactNode;
  readonly keys: {
    readonly title: string;
    readonly isOpen: boolean;
    readonly onToggle: (isOpen: boolean) => void;
    readonly rows: readonly { readonly keys: string; readonly does: string }[];
  };
}

/** Below the player: the next steps with this video, and the list of its keys. */
export function VideoFoot({ note, children, keys }: VideoFootProps) {
  return (
    <div className="u-video-foot">
      {note ? <p>{note}</p> : null}
      <div className="u-video-links">{children}</div>
      <details open={keys.isOpen} onToggle={(event) => keys.onToggle(event.currentTarget.open)}>
        <summary>{keys.title}</summary>
        <dl>
          {keys.rows.map((row) => (
            <div key={row.keys}>
              <dt>
                <kbd dir="ltr">{row.keys}</kbd>
              </dt>
              <dd>{row.does}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

const ICONS = {
  article: mdiBookOpenPageVariantOutline,
  download: mdiDownload,
  link: mdiLinkVariant,
} as const;

/** The sign before the words of a link below the player. */
export function VideoFootIcon({ name }: { readonly name: keyof typeof ICONS }) {
  return <Icon path={ICONS[name]} size={20} />;
}
