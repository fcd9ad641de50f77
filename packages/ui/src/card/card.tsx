import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { u } from '../style/u';

export type CardProps = Definitions['card'] & {
  readonly as?: 'div' | 'section' | 'article' | 'aside';
  readonly id?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
};

export function Card({ as: Element = 'div', id, labelledBy, children, ...variants }: CardProps) {
  return (
    <Element id={id} aria-labelledby={labelledBy} className={u('card', variants)}>
      {children}
    </Element>
  );
}
