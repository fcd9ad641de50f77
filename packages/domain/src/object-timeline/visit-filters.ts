import { type ChipTitles, type FilterChip, filterChips, parseFilter } from '../catalogue-filter';

/** The filters of a visit: those that can be named, and how many cannot. */
export interface VisitFilters {
  readonly chips: readonly Omit<FilterChip, 'without'>[];
  readonly unnamed: number;
}

/** Returns the filters of a visit's path; a property nobody can name is only counted. */
export function visitFilters(path: string, titles: ChipTitles): VisitFilters {
  const query = path.includes('?') ? path.slice(path.indexOf('?') + 1) : '';
  const { filter } = parseFilter(new URLSearchParams(query));
  const isNamed = (id: string) => titles.property(id) !== undefined;
  const chips = filterChips(
    { ...filter, properties: filter.properties.filter(({ propertyId }) => isNamed(propertyId)) },
    titles,
  ).map(({ without: _without, ...chip }) => chip);
  return {
    chips,
    unnamed: filter.properties.filter(({ propertyId }) => !isNamed(propertyId)).length,
  };
}

/** Returns whether a visit has filters to open it with again. */
export function hasFilters({ chips, unnamed }: VisitFilters): boolean {
  return chips.length + unnamed > 0;
}
