import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { mdiClose } from '../../icon/small-set';
import { cx } from '../../style/cx';

export interface LetterView {
  readonly letter: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

/** The alphabet as links, each to the names that begin with the letter. */
export function LetterIndex({
  label,
  letters,
}: {
  readonly label: string;
  readonly letters: readonly LetterView[];
}) {
  return (
    <nav aria-label={label} className={cx('letter-index')}>
      {letters.map(({ letter, href, isCurrent }) => (
        <a
          key={letter}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          className={cx('letter-link')}
        >
          {letter}
        </a>
      ))}
    </nav>
  );
}

export interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** In Persian digits. */
  readonly count?: string;
  readonly isCurrent?: boolean;
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
export function IndexList({ id, title, entries, shown = 12, moreLabel, closeLabel }: IndexListProps) {
  const rest = entries.slice(shown);
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
      <Entries entries={entries.slice(0, shown)} />
      {rest.length > 0 ? (
        <details className="u-index-more" open={rest.some(({ isCurrent }) => isCurrent)}>
          <summary>{moreLabel}</summary>
          <Entries entries={rest} />
        </details>
      ) : null}
    </nav>
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

function Entries({ entries }: Pick<IndexListProps, 'entries'>) {
  return (
    <ul>
      {entries.map(({ id, name, href, count, isCurrent }) => (
        <li key={id}>
          <a href={href} aria-current={isCurrent ? 'true' : undefined} className={cx('index-link')}>
            <span>{name}</span>
            {count ? <small>{count}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
