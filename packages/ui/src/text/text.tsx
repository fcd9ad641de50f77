import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export type TextProps = Definitions['text'] & {
  /** Element that is rendered. */
  readonly as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'dt' | 'dd';
  /** Id of the element, for `aria-describedby`. */
  readonly id?: string;
  readonly children: ReactNode;
};

/**
 * Text in a step of the type scale.
 *
 * Use it for everything that is not a title. Not for titles (Heading), prices (Price) or Latin codes (Latin).
 */
export function Text({ as: Element = 'span', id, children, ...variants }: TextProps) {
  return (
    <Element id={id} className={cx('text', variants)}>
      {children}
    </Element>
  );
}
