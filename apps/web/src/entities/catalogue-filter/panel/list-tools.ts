import type { ListView } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import type { ColumnMenuProps } from '@bazaar/ui/patterns/product-table';
import type { ChoiceView, ResultsBarProps, ViewSwitchProps } from '@bazaar/ui/patterns/results-bar';
import { listHref } from '@/entities/catalogue-filter/address/list-address';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import {
  canSwitchUnits,
  chosenColumns,
  columnProperties,
} from '@/entities/catalogue-filter/results/list-columns';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** Returns the view of an address without one: the table where there are properties to compare. */
export function currentView(data: Pick<ListData, 'address' | 'properties'>): ListView {
  return data.address.filter.view ?? defaultView(data);
}

export function defaultView(data: Pick<ListData, 'properties'>): ListView {
  return columnProperties(data).length >= 2 ? 'table' : 'list';
}

export function toViewSwitch(data: ListData): ViewSwitchProps {
  const names: readonly ListView[] = ['table', 'grid', 'list'];
  return {
    label: texts.viewLabel,
    current: currentView(data),
    views: names.map((name) => ({
      name,
      label: texts.views[name],
      href: listHref(data.path, {
        ...data.address,
        filter: { ...data.address.filter, view: name === defaultView(data) ? undefined : name },
      }),
    })),
  };
}

export const DEFAULT_SORT = '-createdAt';

/** Returns the sort orders every list has, and two for each numeric column. */
export function toSortOptions(data: Pick<ListData, 'properties' | 'address'>): ChoiceView[] {
  const fixed = Object.entries(texts.sorts).map(([value, label]) => ({ value, label }));
  const ofColumns = chosenColumns(data)
    .filter(({ dataType }) => dataType === 'Number')
    .flatMap(({ id, title }) => [
      { value: `property.${id}`, label: texts.ascending(title) },
      { value: `-property.${id}`, label: texts.descending(title) },
    ]);
  return [...fixed, ...ofColumns];
}

export function toUnitSwitch(data: ListData): ResultsBarProps['units'] {
  if (!canSwitchUnits(data) || currentView(data) === 'grid') return undefined;
  const { address, path } = data;
  return {
    label: texts.unitSystem,
    segments: [
      {
        href: listHref(path, { ...address, isImperial: false }),
        label: texts.metric,
        isCurrent: !address.isImperial,
      },
      {
        href: listHref(path, { ...address, isImperial: true }),
        label: texts.imperial,
        isCurrent: address.isImperial,
      },
    ],
  };
}

export function toColumnChoice(data: ListData, formId: string): ColumnMenuProps | undefined {
  const possible = columnProperties(data);
  if (currentView(data) !== 'table' || possible.length < 2) return undefined;
  const chosen = chosenColumns(data);
  return {
    label: texts.columns,
    count: texts.columnCount(formatNumber(chosen.length), formatNumber(possible.length)),
    formId,
    applyLabel: texts.applyColumns,
    options: possible.map((property) => ({
      value: property.id,
      label: property.title,
      isChosen: chosen.includes(property),
    })),
  };
}
