import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { u } from '../style/u';

export interface HeadingProps {
  /** Level in the outline of the page; the size is a separate choice. */
  readonly level: 1 | 2 | 3 | 4;
  readonly size?: Definitions['heading']['size'];
  readonly id?: string;
  readonly children: ReactNode;
}

const usualSize = { 1: '22', 2: '18', 3: '16', 4: '14' } as const;

export function Heading({ level, size = usualSize[level], id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={u('heading', { size })}>
      {children}
    </Element>
  );
}
