import { bindCategoryFilter, changeUnit, type SelectedRange } from '@bazaar/domain/catalogue-filter';
import { formatSignificant } from '@bazaar/domain/persian';
import { convert, parseQuantity, type Unit } from '@bazaar/domain/units';
import { categoryStore } from '@/entities/category/category-store';
import { formEntries } from './form-entries';
import { listHref } from './list-address';
import type { ListDefaults } from './list-defaults';
import { type FormEntry, readListForm } from './list-form';
import { type RangeTexts, rangeTexts } from './range-texts';
import { withoutDefaults } from './without-defaults';

/** The group `category` of the client state holds the form's selection until it is applied to the address. */
const selection = bindCategoryFilter(categoryStore);

let startedFrom: readonly FormEntry[] | undefined;

/**
 * Returns the address of the form's current state.
 *
 * @param fresh state of the form when its page loaded, with nothing changed yet; one value per page
 */
export function formHref(
  form: HTMLFormElement,
  fresh: readonly FormEntry[] | undefined,
  path: string,
  defaults: ListDefaults,
): string {
  if (fresh !== startedFrom && fresh !== undefined) selection.start(stateOf(form, fresh).filter.properties);
  startedFrom = fresh;
  const state = stateOf(form, formEntries(form));
  selection.follow(state.filter.properties);
  const filter = { ...state.filter, properties: selection.apply() };
  return listHref(path, withoutDefaults({ ...state, filter }, defaults));
}

function stateOf(form: HTMLFormElement, entries: readonly FormEntry[]) {
  return readListForm(entries, (propertyId) => unitsInForm(form, propertyId));
}

/** Returns the units of a property from the options of its select, which carry the factors a conversion needs. */
function unitsInForm(form: HTMLFormElement, propertyId: string): Unit[] {
  const select = form.elements.namedItem(`unit.${propertyId}`);
  return select instanceof HTMLSelectElement ? [...select.options].map(toUnit) : [];
}

function toUnit({ value, title, dataset }: HTMLOptionElement): Unit {
  return {
    id: value,
    symbol: dataset.symbol ?? '',
    title,
    factor: Number(dataset.factor),
    offset: Number(dataset.offset),
  };
}

/**
 * Rewrites the numbers of a range in its newly chosen unit.
 *
 * @param before texts of the range's fields when the unit was chosen; one that has changed since was typed in the new unit and stays
 * @returns whether there were numbers; without any the list does not change
 */
export function convertRange(select: HTMLSelectElement, before: RangeTexts): boolean {
  const propertyId = select.name.slice('unit.'.length);
  const units = [...select.options].map(toUnit);
  const from = units.find(({ id }) => id === (select.dataset.current ?? select.dataset.value));
  const to = units.find(({ id }) => id === select.value);
  select.dataset.current = select.value;
  const fields = rangeTexts(select);
  const filled = (side: 'min' | 'max') =>
    filledField(select.form?.elements.namedItem(`${side}.${propertyId}`));
  const [value, maxValue] = (['min', 'max'] as const).map((side) =>
    fields[side] === before[side] ? filled(side) : undefined,
  );
  if (from && to) {
    const range = changeUnit(
      {
        kind: 'range',
        propertyId,
        ...numberOf('value', value, units, from),
        ...numberOf('maxValue', maxValue, units, from),
      },
      from,
      to,
    );
    write(value, range.value);
    write(maxValue, range.maxValue);
  }
  return fields.min !== '' || fields.max !== '';
}

function filledField(field: Element | RadioNodeList | null | undefined): HTMLInputElement | undefined {
  return field instanceof HTMLInputElement && field.value !== '' ? field : undefined;
}

/** Returns the number of a field in the unit `from`; undefined for text that is no quantity, which stays as typed. */
function numberOf(
  name: 'value' | 'maxValue',
  field: HTMLInputElement | undefined,
  units: readonly Unit[],
  from: Unit,
): Partial<Pick<SelectedRange, 'value' | 'maxValue'>> {
  if (field === undefined) return {};
  const isUntouched = field.value === (field.dataset.shown ?? field.defaultValue);
  const read = parseQuantity(isUntouched ? (field.dataset.exact ?? field.value) : field.value, units, from);
  if (!read.ok) return {};
  const unit = units.find(({ id }) => id === read.value.unitId) ?? from;
  return { [name]: convert(read.value.value, unit, from) };
}

function write(field: HTMLInputElement | undefined, value: number | undefined): void {
  if (field === undefined || value === undefined) return;
  field.value = formatSignificant(value);
  field.dataset.shown = field.value;
  field.dataset.exact = String(value);
}
