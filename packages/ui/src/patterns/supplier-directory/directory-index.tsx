import { u } from '../../style/u';

export interface LetterView {
  readonly letter: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

/** The alphabet as links, each to where its names begin. */
export function LetterIndex({
  label,
  letters,
}: {
  readonly label: string;
  readonly letters: readonly LetterView[];
}) {
  return (
    <nav aria-label={label} className={u('letter-index')}>
      {letters.map(({ letter, href, isCurrent }) => (
        <a
          key={letter}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          className={u('letter-link')}
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
  /** How many stand open before the rest folds away; all of them scroll in one line on phones. */
  readonly shown?: number;
  readonly moreLabel?: string;
}

/** Ways to narrow a directory: by category, by city. */
export function IndexList({ id, title, entries, shown = 12, moreLabel }: IndexListProps) {
  const rest = entries.slice(shown);
  return (
    <nav aria-labelledby={`${id}-title`} className="u-index-list">
      <h2 id={`${id}-title`}>{title}</h2>
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

function Entries({ entries }: Pick<IndexListProps, 'entries'>) {
  return (
    <ul>
      {entries.map(({ id, name, href, count, isCurrent }) => (
        <li key={id}>
          <a href={href} aria-current={isCurrent ? 'true' : undefined} className={u('index-link')}>
            <span>{name}</span>
            {count ? <small>{count}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
