import type { CategoryProperty } from '@bazaar/api/model';
import { DEFAULT_SORT, defaultView } from '@/entities/catalogue-filter/panel/list-tools';
import { chosenColumns } from '@/entities/catalogue-filter/results/list-columns';
import type { ListAddress } from './list-address';

/** State of a category's list that its address omits. */
export interface ListDefaults {
  readonly sort: string;
  readonly view: string;
  readonly columns: readonly string[];
}

export function listDefaults(properties: readonly CategoryProperty[], address: ListAddress): ListDefaults {
  const own = chosenColumns({ properties, address: { ...address, columns: [] } });
  return { sort: DEFAULT_SORT, view: defaultView({ properties }), columns: own.map(({ id }) => id) };
}
