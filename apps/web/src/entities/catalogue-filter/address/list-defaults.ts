import type { CategoryProperty } from '@bazaar/api/model';
import { DEFAULT_SORT, defaultView } from '@/entities/catalogue-filter/panel/list-tools';
import { chosenColumns } from '@/entities/catalogue-filter/results/list-columns';
import type { ListAddress } from './list-address';

/** What an address of this category need not say. */
export interface ListDefaults {
  readonly sort: string;
  readonly view: string;
  readonly columns: readonly string[];
}

export function listDefaults(properties: readonly CategoryProperty[], address: ListAddress): ListDefaults {
  const own = chosenColumns({ properties, address: { ...address, columns: [] } });
  return { sort: DEFAULT_SORT, view: defaultView({ properties }), columns: own.map(({ id }) => id) };
}
