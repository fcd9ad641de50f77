'use client';

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../icon/icon';
import {
  mdiDotsVertical,
  mdiHelpCircleOutline,
  mdiLinkVariant,
  mdiNoteEditOutline,
  mdiSkipNext,
  mdiSkipPrevious,
} from '../../icon/player-set';
import { IconButton } from '../../icon-button/icon-button';
import { cx } from '../../style/cx';

export interface VideoExtrasProps {
  /** `VideoExtra` elements, and toggles that look like them. */
  readonly children: ReactNode;
  /** Name of the button that opens the actions on a phone, where there is no room for them. */
  readonly moreLabel: string;
  readonly keys: {
    readonly title: string;
    readonly isOpen: boolean;
    readonly onToggle: (isOpen: boolean) => void;
    readonly rows: readonly { readonly keys: string; readonly does: string }[];
  };
}

/** In the head of the player's dialog: what else can be done with the video as icons, and the list of its keys. */
export function VideoExtras({ children, moreLabel, keys }: VideoExtrasProps) {
  const [isOpen, setOpen] = useState(false);
  // Escape closes what is open here first, the player after it.
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(isOpen || keys.isOpen)) return;
    event.preventDefault();
    setOpen(false);
    keys.onToggle(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape acts wherever the focus is inside; each list has a button, too
    <div className="u-video-extras" onKeyDown={close}>
      <IconButton
        icon={mdiDotsVertical}
        label={moreLabel}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-more
      />
      <div className="u-video-actions" data-open={isOpen ? '' : undefined}>
        {children}
        <VideoExtra
          name="keys"
          label={keys.title}
          isExpanded={keys.isOpen}
          onPress={() => keys.onToggle(!keys.isOpen)}
        />
      </div>
      {keys.isOpen ? (
        <dl className="u-video-keys">
          {keys.rows.map((row) => (
            <div key={row.keys}>
              <dt>
                <kbd dir="ltr">{row.keys}</kbd>
              </dt>
              <dd>{row.does}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

const ICONS = {
  link: mdiLinkVariant,
  note: mdiNoteEditOutline,
  previous: mdiSkipPrevious,
  next: mdiSkipNext,
  keys: mdiHelpCircleOutline,
} as const;

export interface VideoExtraProps {
  readonly name: keyof typeof ICONS;
  /** Accessible name, tooltip, and the words beside the icon on a phone. */
  readonly label: string;
  /** For a button that opens a list: `aria-expanded`. */
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}

/** One action of the head: an icon, with its words where they have room. */
export function VideoExtra({ name, label, isExpanded, onPress }: VideoExtraProps) {
  return (
    <button
      type="button"
      className={cx('icon-action')}
      title={label}
      aria-expanded={isExpanded}
      data-extra={name}
      onClick={onPress}
    >
      <Icon path={ICONS[name]} mirrored={name === 'previous' || name === 'next'} />
      <span>{label}</span>
    </button>
  );
}
