import type { CategoryStore } from '../client-state/category-store';
import { changeRange, isEmptyProperty, type RangeChange } from './change-property';
import type { SelectedCategoryProperty, SelectedRange } from './filter';

type Properties = readonly SelectedCategoryProperty[];

/** Actions on the selected properties of the `category` state group. */
export interface CategoryFilterActions {
  /** Adds a property, or replaces the one with the same id. */
  add(property: SelectedCategoryProperty): void;
  remove(propertyId: string): void;
  /** Replaces the whole selection. */
  set(properties: Properties): void;
  /** Changes the supplied parts of a range. Ignores an unknown property and one that is not a range. */
  change(propertyId: string, change: RangeChange): void;
  /** Initialises the selection from the address, without setting the changed flag. */
  start(properties: Properties): void;
  /** Updates the selection to a complete form state: adds, removes and changes only what differs. */
  follow(properties: Properties): void;
  /** Returns the selection for the address, without empty conditions; a reversed range is swapped where the address is read. Clears the changed flag. */
  apply(): Properties;
}

/** Binds the filter's rules to a category store. They are separate from the store because pages without a filter do not load them. */
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
      const applied = selected().filter((property) => !isEmptyProperty(property));
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

/** Returns the change that turns one range into the other, or `undefined` if the range loses its unit, which a change cannot express. */
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

/** Returns whether two conditions on a property match the same products and use the same unit. */
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

/** Returns the selection with the property added, or replaced in place. */
export function withProperty(properties: Properties, property: SelectedCategoryProperty): Properties {
  const isKnown = properties.some(({ propertyId }) => propertyId === property.propertyId);
  if (!isKnown) return [...properties, property];
  return properties.map((known) => (known.propertyId === property.propertyId ? property : known));
}
