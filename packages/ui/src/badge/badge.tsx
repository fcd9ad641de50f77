import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { u } from '../style/u';

export interface BadgeProps {
  readonly tone?: Definitions['badge']['tone'];
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={u('badge', { tone })}>{children}</span>;
}
