import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { mdiClose } from '../../icon/small-set';
import { cx } from '../../style/cx';

export interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** In Persian digits. */
  readonly count?: string;
  readonly isCurrent?: boolean;
  /** Nothing stands under it: dimmed, not left out, so that a row of letters stays whole. */
  readonly isEmpty?: boolean;
}

export interface IndexLineProps {
  readonly title: string;
  /** Short entries such as letters: from tablets on all of them are in sight, in as many lines as they need. */
  readonly wraps?: boolean;
  readonly entries: readonly IndexEntry[];
  /** Number of entries shown; the rest is collapsed. */
  readonly shown?: number;
  readonly moreLabel?: string;
}

/** Links that narrow a directory, in one line: letters, cities, categories. On narrow screens the line scrolls. */
export function IndexLine({ title, entries, shown, moreLabel, wraps = false }: IndexLineProps) {
  return (
    <nav aria-label={title} className="u-index-line" data-wraps={wraps || undefined}>
      <b aria-hidden="true">{title}</b>
      <FoldedEntries entries={entries} shown={shown} moreLabel={moreLabel} isLine />
    </nav>
  );
}

export interface IndexListProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly IndexEntry[];
  /** Number of entries shown; the rest is collapsed. */
  readonly shown?: number;
  readonly moreLabel?: string;
  /** Label of the button that closes the sheet on phones; without it the list stays in place there too, below the rows. */
  readonly closeLabel?: string;
}

/** Links that filter a directory by category or by city. On phones a sheet, opened by its IndexButton without script. */
export function IndexList({ id, title, entries, shown, moreLabel, closeLabel }: IndexListProps) {
  return (
    <nav
      id={id}
      popover={closeLabel ? 'auto' : undefined}
      aria-labelledby={`${id}-title`}
      className="u-index-list"
    >
      <h2>
        <span id={`${id}-title`}>{title}</span>
        {closeLabel ? <CloseIndex id={id} label={closeLabel} /> : null}
      </h2>
      <FoldedEntries entries={entries} shown={shown} moreLabel={moreLabel} />
    </nav>
  );
}

/** The first entries, and the rest folded below them; unfolded where it has the current one. */
function FoldedEntries({
  entries,
  shown = 12,
  moreLabel,
  isLine,
}: Pick<IndexListProps, 'entries' | 'shown' | 'moreLabel'> & { readonly isLine?: boolean }) {
  const rest = entries.slice(shown);
  return (
    <>
      <Entries entries={entries.slice(0, shown)} isLine={isLine} />
      {rest.length > 0 ? (
        <details className="u-index-more" open={rest.some(({ isCurrent }) => isCurrent)}>
          <summary>{moreLabel}</summary>
          <Entries entries={rest} />
        </details>
      ) : null}
    </>
  );
}

function CloseIndex({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <Button tone="text" size="icon" popoverTarget={id} popoverTargetAction="hide" aria-label={label}>
      <Icon path={mdiClose} />
    </Button>
  );
}

/** Buttons for the indexes on phones, where they would otherwise precede the first row. */
export function IndexButtons({ indexes }: { readonly indexes: readonly { id: string; label: string }[] }) {
  return (
    <span className="u-index-buttons">
      {indexes.map(({ id, label }) => (
        <Button key={id} size="small" popoverTarget={id}>
          {label}
        </Button>
      ))}
    </span>
  );
}

function Entries({
  entries,
  isLine,
}: Pick<IndexListProps, 'entries'> & { readonly isLine?: boolean | undefined }) {
  return (
    <ul className={isLine ? 'runs-on' : undefined}>
      {entries.map(({ id, name, href, count, isCurrent, isEmpty }) => (
        <li key={id}>
          <a
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            data-empty={isEmpty || undefined}
            className={cx('index-link')}
          >
            <span>{name}</span>
            {count ? <small>{count}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
