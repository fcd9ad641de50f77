import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { mdiChevronRight } from '../../icon/small-set';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface AssistantSentencesProps {
  /** Id of the element; labels, hints and links refer to it. */
  readonly id: string;
  /** Heading that the reader sees first. */
  readonly title: string;
  /** Quiet sentence below the title. */
  readonly note?: string;
  /** Examples; each leads to its result. */
  readonly sentences: readonly {
    readonly text: string;
    readonly href: string;
    /** How many it leads to, in place of the arrow. */
    readonly count?: string;
  }[];
  /** Said in place of the sentences while there are none; the panel keeps its place. */
  readonly empty?: string;
  /** What stands below the sentences. */
  readonly footer?: ReactNode;
}

/**
 * Sentences to follow: examples, or earlier ones of this device.
 *
 * Use it below the assistant's answer, and as an island. Not for links to articles (FoundList).
 */
export function AssistantSentences({ id, title, note, sentences, empty, footer }: AssistantSentencesProps) {
  return (
    <Card bleed as="section" labelledBy={`${id}-title`}>
      <div className={cx('assistant-sentences')}>
        <Heading level={2} size="14" id={`${id}-title`}>
          {title} {note ? <small>{note}</small> : null}
        </Heading>
        {sentences.length === 0 && empty ? <p>{empty}</p> : null}
        {sentences.length === 0 ? null : (
          <ul>
            {sentences.map(({ text, href, count }) => (
              <li key={href}>
                <a href={href}>
                  <span>
                    <MixedText>{text}</MixedText>
                  </span>
                  {count ? <small>{count}</small> : <Icon path={mdiChevronRight} size={20} mirrored />}
                </a>
              </li>
            ))}
          </ul>
        )}
        {footer}
      </div>
    </Card>
  );
}
