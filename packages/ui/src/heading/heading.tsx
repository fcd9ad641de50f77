import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export interface HeadingProps {
  /** Level in the outline of the page; the size is a separate choice. */
  readonly level: 1 | 2 | 3 | 4;
  readonly size?: Definitions['heading']['size'];
  readonly id?: string;
  readonly children: ReactNode;
}

const usualSize = { 1: '22', 2: '18', 3: '16', 4: '14' } as const;

/**
 * A title in the outline of the page. The level is its place there, the size a choice of its own.
 *
 * Use it for every title, with no level left out between. Not for text that is only to look large (Text), and not inside
 * a button or a link's card twice.
 */
export function Heading({ level, size = usualSize[level], id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={cx('heading', { size })}>
      <MixedText>{children}</MixedText>
    </Element>
  );
}
