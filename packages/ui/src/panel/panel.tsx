import type { ReactNode } from 'react';
import { Card, type CardProps } from '../card/card';
import { Heading } from '../heading/heading';
import { cx } from '../style/cx';

export interface PanelProps extends Pick<CardProps, 'as' | 'bleed'> {
  /** Id of the heading, which names the panel. */
  readonly id: string;
  /** Heading that the reader sees first. */
  readonly title: ReactNode;
  /** Quiet text at the end of the head: a count, a date. */
  readonly note?: ReactNode;
  /** Content without padding, such as a table. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/**
 * A card with a titled head.
 *
 * Use it for a part of a page that has a name: specifications, offers, delivery. Not for a card in a grid (Card), and not for content that
 * can be collapsed (Accordion).
 */
export function Panel({ id, title, note, isFlush = false, children, as = 'section', bleed }: PanelProps) {
  return (
    <Card as={as} bleed={bleed} labelledBy={`${id}-title`} id={id}>
      <div className={cx('panel-head')}>
        <Heading level={2} size="16" id={`${id}-title`}>
          {title}
        </Heading>
        {note}
      </div>
      {isFlush ? children : <div className={cx('panel-body')}>{children}</div>}
    </Card>
  );
}
