import type { ListAddress } from './list-address';
import type { ListDefaults } from './list-defaults';

/** Returns the list's state without values that are the category's defaults: a form sends every field, also unchanged ones. */
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
