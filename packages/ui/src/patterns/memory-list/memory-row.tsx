import {
  mdiAlertCircleOutline,
  mdiBellRingOutline,
  mdiClipboardTextOutline,
  mdiCubeOutline,
  mdiDotsVertical,
  mdiFileDocumentOutline,
  mdiPlayBoxOutline,
  mdiShapeOutline,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { IconButton } from '../../icon-button/icon-button';
import { MixedText } from '../../mixed-text/mixed-text';
import { Monogram } from '../../monogram/monogram';
import { UnitValue } from '../../unit-value/unit-value';

const icons = {
  Product: mdiCubeOutline,
  BaseProduct: mdiCubeOutline,
  Page: mdiFileDocumentOutline,
  Category: mdiShapeOutline,
  Video: mdiPlayBoxOutline,
  TradeRequest: mdiClipboardTextOutline,
  gone: mdiAlertCircleOutline,
} as const;

export interface MemoryPictureProps {
  readonly src?: string | undefined;
  /** Initials of a company; before the icon, after the picture. */
  readonly monogram?: string | undefined;
  readonly icon: keyof typeof icons;
}

/** Picture of an object, or what stands for its kind. Decorative: the name is beside it. */
export function MemoryPicture({ src, monogram, icon }: MemoryPictureProps) {
  return (
    <span className="u-memory-picture" aria-hidden="true">
      {src ? (
        <img src={src} alt="" width="44" height="44" loading="lazy" />
      ) : monogram ? (
        <Monogram letters={monogram} />
      ) : (
        <Icon path={icons[icon]} />
      )}
    </span>
  );
}

/** When a row reminds; one that is due is told by its words too. */
export function MemoryReminder({
  isDue,
  children,
}: {
  readonly isDue: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span className={isDue ? 'u-memory-reminder is-due' : 'u-memory-reminder'}>
      <Icon path={mdiBellRingOutline} size={16} />
      {children}
    </span>
  );
}

export interface MemoryChip {
  readonly id: string;
  readonly title?: string | undefined;
  readonly value: string;
  readonly unit?: string | undefined;
}

/** The filters a list had when it was visited. */
export function MemoryChips({
  label,
  chips,
}: {
  readonly label: string;
  readonly chips: readonly MemoryChip[];
}) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="u-memory-chips">
      {chips.map(({ id, title, value, unit }) => (
        <li key={id}>
          {title ? <small>{title} </small> : null}
          <UnitValue value={value} unit={unit} />
        </li>
      ))}
    </ul>
  );
}

export interface MemoryMenuButtonProps {
  readonly label: string;
  readonly isOpen: boolean;
  onPress(): void;
}

/** Shows and hides the actions of a row. */
export function MemoryMenuButton({ label, isOpen, onPress }: MemoryMenuButtonProps) {
  return <IconButton icon={mdiDotsVertical} label={label} aria-expanded={isOpen} onClick={onPress} />;
}

export interface MemoryRowProps {
  readonly title: string;
  /** Opens its timeline; absent for what is gone. */
  readonly href?: string | undefined;
  /** Kind and date. */
  readonly note: ReactNode;
  readonly picture: ReactNode;
  readonly pick?: ReactNode;
  /** Colour of the bar; `null` is a bar without colour, absent no bar. */
  readonly hue?: string | null;
  readonly isGone?: boolean;
  readonly isCurrent?: boolean;
  /** Its text is shown whole. */
  readonly isOpen?: boolean;
  /** At the end of the first line: the reminder, the button of the actions. */
  readonly end?: ReactNode;
  readonly text?: ReactNode;
  readonly chips?: ReactNode;
  readonly actions?: ReactNode;
}

/** One row of the memory. The whole of it leads to the timeline of its object. */
export function MemoryRow({ title, href, note, picture, pick, hue, ...row }: MemoryRowProps) {
  const classes = [
    'u-memory-row',
    hue === undefined ? '' : 'is-colored',
    row.isGone ? 'is-gone' : '',
    row.isCurrent ? 'is-current' : '',
    row.isOpen ? 'is-open' : '',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-hue={hue ?? undefined}>
      {pick ? <span className="u-memory-pick">{pick}</span> : null}
      {picture}
      <span className="u-memory-name">
        {href === undefined ? (
          <b>
            <MixedText>{title}</MixedText>
          </b>
        ) : (
          <a href={href} data-row-link="" aria-current={row.isCurrent ? 'true' : undefined}>
            <MixedText>{title}</MixedText>
          </a>
        )}
        <small>{note}</small>
      </span>
      <span className="u-memory-end">{row.end}</span>
      {row.text ? <p className="u-memory-text">{row.text}</p> : null}
      {row.chips}
      {row.actions ? <div className="u-memory-actions">{row.actions}</div> : null}
    </div>
  );
}
