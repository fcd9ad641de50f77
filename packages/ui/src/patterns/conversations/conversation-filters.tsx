import { isPlainClick } from '../../plain-click/is-plain-click';
import { cx } from '../../style/cx';

export interface ConversationFiltersProps {
  readonly label: string;
  readonly filters: readonly {
    readonly href: string;
    readonly text: string;
    /** Formatted; absent while it is unknown. */
    readonly count?: string | undefined;
    readonly isCurrent: boolean;
    readonly onChoose: () => void;
  }[];
}

/** Filters of the list with their counts, one of them chosen. */
export function ConversationFilters({ label, filters }: ConversationFiltersProps) {
  return (
    <nav aria-label={label} className={cx('conversation-filters')}>
      {filters.map(({ href, text, count, isCurrent, onChoose }) => (
        <a
          key={href}
          href={href}
          className={cx('chip', { tone: 'plain' })}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChoose();
          }}
        >
          {text} {count === undefined ? null : <small>{count}</small>}
        </a>
      ))}
    </nav>
  );
}
