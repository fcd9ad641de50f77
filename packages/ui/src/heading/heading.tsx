import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export interface HeadingProps {
  /** Level in the outline of the page; independent of the size. */
  readonly level: 1 | 2 | 3 | 4;
  /** Size in pixels; by default that of the level. */
  readonly size?: Definitions['heading']['size'];
  /** Id of the heading, for links and `aria-labelledby`. */
  readonly id?: string;
  readonly children: ReactNode;
}

const usualSize = { 1: '22', 2: '18', 3: '16', 4: '14' } as const;

/**
 * A title in the outline of the page. Level and size are independent.
 *
 * Use it for every title, without skipping a level. Not for text that should only look large (Text), and not twice inside a button or a
 * link's card.
 */
export function Heading({ level, size = usualSize[level], id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={cx('heading', { size })}>
      <MixedText>{children}</MixedText>
    </Element>
  );
}
