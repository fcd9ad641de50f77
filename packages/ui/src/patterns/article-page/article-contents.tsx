import { mdiChevronDown } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';

/** A heading of an article, with those below it. */
export interface ContentsPartView {
  readonly id: string;
  readonly label: string;
  readonly parts?: readonly ContentsPartView[];
}

export interface ArticleContentsView {
  readonly label: string;
  /** «۸ بخش» */
  readonly count: string;
  readonly parts: readonly ContentsPartView[];
  /** How much is left to read; a script keeps it up to date by `data-reading`. */
  readonly left: string;
}

/**
 * The contents of an article: beside the text where there is room, two columns on tablets, folded on phones.
 *
 * A script marks the part being read with `aria-current`; without it every link works all the same.
 */
export function ArticleContents({ label, count, parts, left }: ArticleContentsView) {
  return (
    <nav className="u-av-contents" aria-label={label} data-reading="">
      <details>
        <summary>
          {label} <small>{count}</small>
          <Icon path={mdiChevronDown} size={16} />
        </summary>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <PartLink part={part} />
              {part.parts ? (
                <ol>
                  {part.parts.map((below) => (
                    <li key={below.id}>
                      <PartLink part={below} />
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          ))}
        </ol>
        <p className="u-av-left">
          <span className="u-av-bar" aria-hidden="true">
            <i data-reading-bar="" />
          </span>
          <span data-reading-left="">{left}</span>
        </p>
      </details>
    </nav>
  );
}

function PartLink({ part }: { readonly part: ContentsPartView }) {
  return (
    <a href={`#${part.id}`}>
      <MixedText>{part.label}</MixedText>
    </a>
  );
}
