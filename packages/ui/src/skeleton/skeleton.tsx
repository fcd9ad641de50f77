import type { Definitions } from '../generated/definitions';
import { u } from '../style/u';

export function Skeleton({ shape = 'line' }: { readonly shape?: Definitions['skeleton']['shape'] }) {
  return <span aria-hidden="true" className={u('skeleton', { shape })} />;
}
