import type { CategoryStore } from '../client-state/category-store';
import { changeRange, isEmptyProperty, type RangeChange } from './change-property';
import type { SelectedCategoryProperty, SelectedRange } from './filter';
import { orderRange } from './read-property';

type Properties = readonly SelectedCategoryProperty[];

/** What changes the selected properties of the group `category`. */
export interface CategoryFilterActions {
  /** Adds a property, or puts it in the place of the one with the same id. */
  add(property: SelectedCategoryProperty): void;
  remove(propertyId: string): void;
  /** Replaces the whole selection. */
  set(properties: Properties): void;
  /** Changes the supplied parts of a range. An unknown property, or one that is no range, stays as it is. */
  change(propertyId: string, change: RangeChange): void;
  /** Starts from what the address says: nothing is changed yet. */
  start(properties: Properties): void;
  /** Follows a form that says everything at once: adds, removes and changes what differs, and nothing when nothing does. */
  follow(properties: Properties): void;
  /** What goes to the address: empty conditions dropped, ranges the right way round. Clears the flag. */
  apply(): Properties;
}

/** Binds the filter's rules to a category store. They are apart from the store because pages without a filter do not load them. */
export function bindCategoryFilter(store: CategoryStore): CategoryFilterActions {
  const selected = () => store.getState().selectedCategoryProperties;
  const put = (properties: Properties, isChanged = true) =>
    store.setState({
      selectedCategoryProperties: properties,
      changedCategoryPropertiesFilter: isChanged,
    });
  const actions: CategoryFilterActions = {
    add: (property) => put(withProperty(selected(), property)),
    remove: (propertyId) => put(selected().filter((property) => property.propertyId !== propertyId)),
    set: (properties) => put(properties),
    change: (propertyId, change) =>
      put(
        selected().map((property) =>
          property.propertyId === propertyId && property.kind === 'range'
            ? changeRange(property, change)
            : property,
        ),
      ),
    start: (properties) => put(properties, false),
    follow(properties) {
      for (const { propertyId } of selected()) {
        if (!properties.some((next) => next.propertyId === propertyId)) actions.remove(propertyId);
      }
      for (const next of properties) followProperty(actions, selected(), next);
    },
    apply() {
      const applied = selected()
        .filter((property) => !isEmptyProperty(property))
        .map((property) => (property.kind === 'range' ? orderRange(property).property : property));
      put(applied, false);
      return applied;
    },
  };
  return actions;
}

function followProperty(
  actions: CategoryFilterActions,
  selected: Properties,
  next: SelectedCategoryProperty,
): void {
  const known = selected.find(({ propertyId }) => propertyId === next.propertyId);
  if (known !== undefined && isSameProperty(known, next)) return;
  const change = known?.kind === 'range' && next.kind === 'range' ? rangeChange(known, next) : undefined;
  if (change === undefined) actions.add(next);
  else actions.change(next.propertyId, change);
}

/** The change that makes one range of the other; undefined where a range loses its unit, which no change can say. */
function rangeChange(from: SelectedRange, to: SelectedRange): RangeChange | undefined {
  const { measurementUnitId, defaultMeasurementUnitDisplayText } = to;
  if (from.measurementUnitId !== undefined && measurementUnitId === undefined) return undefined;
  return {
    ...(from.value === to.value ? {} : { value: to.value ?? null }),
    ...(from.maxValue === to.maxValue ? {} : { maxValue: to.maxValue ?? null }),
    ...(from.measurementUnitId === measurementUnitId
      ? {}
      : { measurementUnitId, defaultMeasurementUnitDisplayText }),
  };
}

/** Whether two conditions on a property let the same through and say it in the same unit. */
function isSameProperty(left: SelectedCategoryProperty, right: SelectedCategoryProperty): boolean {
  if (left.kind === 'range' && right.kind === 'range') {
    const keys = ['value', 'maxValue', 'measurementUnitId'] as const;
    return keys.every((key) => left[key] === right[key]);
  }
  if (left.kind === 'options' && right.kind === 'options') {
    return left.optionIds.join() === right.optionIds.join();
  }
  return left.kind === 'boolean' && right.kind === 'boolean' && left.isTrue === right.isTrue;
}

/** The selection with the property added, or replaced where it stood. */
export function withProperty(properties: Properties, property: SelectedCategoryProperty): Properties {
  const isKnown = properties.some(({ propertyId }) => propertyId === property.propertyId);
  if (!isKnown) return [...properties, property];
  return properties.map((known) => (known.propertyId === property.propertyId ? property : known));
}
