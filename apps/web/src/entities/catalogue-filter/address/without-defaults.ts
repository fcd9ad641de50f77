import type { ListAddress } from './list-address';
import type { ListDefaults } from './list-defaults';

/** The same list in its shortest address: a form sends every field, also those nobody changed. */
export function withoutDefaults<State extends ListAddress>(state: State, defaults: ListDefaults): State {
  const { filter, columns } = state;
  const isOwnColumns =
    columns.length === defaults.columns.length && columns.every((id) => defaults.columns.includes(id));
  return {
    ...state,
    columns: isOwnColumns ? [] : columns,
    filter: {
      ...filter,
      sort: filter.sort === defaults.sort ? undefined : filter.sort,
      view: filter.view === defaults.view ? undefined : filter.view,
    },
  };
}
