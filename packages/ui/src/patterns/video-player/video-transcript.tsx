'use client';

import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../../icon/icon';
import { mdiChevronDown, mdiChevronUp } from '../../icon/player-set';
import { mdiMagnify } from '../../icon/small-set';
import { IconButton } from '../../icon-button/icon-button';
import { MarkedText } from '../../marked-text/marked-text';

export interface TranscriptLineView {
  readonly id: string;
  readonly kind: 'chapter' | 'sentence';
  /** «۱:۱۲». */
  readonly clock: string;
  /** The time as it is said, for screen readers: «۱ دقیقه و ۱۲ ثانیه». */
  readonly said: string;
  readonly text: string;
  readonly matched?: readonly (readonly [number, number])[];
  readonly isCurrent?: boolean;
  /** The match the search is at. */
  readonly isFound?: boolean;
}

export interface VideoTranscriptProps {
  readonly label: string;
  readonly lines: readonly TranscriptLineView[];
  readonly listRef?: Ref<HTMLOListElement>;
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly term: string;
    /** «۴ از ۷», «یافت نشد»; empty without a search. */
    readonly count: string;
    readonly previousLabel: string;
    readonly nextLabel: string;
    readonly onType: (term: string) => void;
    readonly onStep: (by: 1 | -1) => void;
    /** Enter in the field. */
    readonly onGo: () => void;
  };
  readonly onSeek: (index: number) => void;
  /** The list was scrolled by the person. */
  readonly onScrolled?: () => void;
  /** In place of the lines: there are none, they are on their way, or could not be read. */
  readonly notice?: ReactNode;
}

/** What is said in a video as a list of its sentences with their times; pressing one plays from there. */
export function VideoTranscript({
  label,
  lines,
  listRef,
  search,
  onSeek,
  onScrolled,
  notice,
}: VideoTranscriptProps) {
  return (
    <section aria-label={label} className="u-transcript">
      {lines.length > 0 ? <TranscriptSearch {...search} /> : null}
      {notice}
      {lines.length > 0 ? (
        <ol ref={listRef} onKeyDown={moveAmongLines} onWheel={onScrolled} onTouchMove={onScrolled}>
          {lines.map((line, index) => (
            <li
              key={line.id}
              className={line.kind === 'chapter' ? 'is-chapter' : undefined}
              data-found={line.isFound ? '' : undefined}
            >
              <button
                type="button"
                aria-current={line.isCurrent ? 'true' : undefined}
                onClick={() => onSeek(index)}
              >
                <time aria-hidden>{line.clock}</time>
                <span className="sr">{line.said}: </span>
                <span>
                  <MarkedText text={line.text} matched={line.matched} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

function TranscriptSearch(search: VideoTranscriptProps['search']) {
  const isEmpty = search.term.trim() === '';
  return (
    <search className="u-transcript-search">
      <Icon path={mdiMagnify} size={20} />
      <input
        type="search"
        data-own-keys
        aria-label={search.label}
        placeholder={search.placeholder}
        autoComplete="off"
        maxLength={60}
        value={search.term}
        onChange={(event) => search.onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            search.onGo();
          } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            search.onStep(event.key === 'ArrowDown' ? 1 : -1);
          }
        }}
      />
      <span role="status">{search.count}</span>
      <IconButton
        icon={mdiChevronUp}
        label={search.previousLabel}
        disabled={isEmpty}
        onClick={() => search.onStep(-1)}
      />
      <IconButton
        icon={mdiChevronDown}
        label={search.nextLabel}
        disabled={isEmpty}
        onClick={() => search.onStep(1)}
      />
    </search>
  );
}

/** Moves the focus among the lines; the key is then not the player's. */
function moveAmongLines(event: KeyboardEvent<HTMLOListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  event.preventDefault();
  event.stopPropagation();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + by))]?.focus();
}
