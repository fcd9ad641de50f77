import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { u } from '../style/u';

export type TextProps = Definitions['text'] & {
  readonly as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'dt' | 'dd';
  readonly id?: string;
  readonly children: ReactNode;
};

/** Text in a step of the type scale. */
export function Text({ as: Element = 'span', id, children, ...variants }: TextProps) {
  return (
    <Element id={id} className={u('text', variants)}>
      {children}
    </Element>
  );
}
