import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export type CardProps = Definitions['card'] & {
  /** Element that is rendered; a section needs `labelledBy`. */
  readonly as?: 'div' | 'section' | 'article' | 'aside';
  /** Id of the card, so that a link can lead to it. */
  readonly id?: string;
  /** Id of the heading that names a section. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
};

/**
 * A surface on the canvas with a hairline border.
 *
 * Use it for a self-contained object that could be placed elsewhere: a product, an offer, a table. Not for parts of one object (Divider, or
 * space), not inside another card; with a title of its own use Panel.
 */
export function Card({ as: Element = 'div', id, labelledBy, children, ...variants }: CardProps) {
  return (
    <Element id={id} aria-labelledby={labelledBy} className={cx('card', variants)}>
      {children}
    </Element>
  );
}
