import { bindCategoryFilter, changeUnit, type SelectedRange } from '@bazaar/domain/catalogue-filter';
import { formatSignificant, toLatinDigits } from '@bazaar/domain/persian';
import { convert, parseQuantity, type Unit } from '@bazaar/domain/units';
import { categoryStore } from '@/entities/category/category-store';
import { listHref } from './list-address';
import type { ListDefaults } from './list-defaults';
import { type FormEntry, readListForm } from './list-form';
import { withoutDefaults } from './without-defaults';

/** The form's selection stands in the group `category` of the client state until it is applied to the address. */
const selection = bindCategoryFilter(categoryStore);

/** Starts from what the form of a fresh page says: nothing is changed yet. */
export function startSelection(form: HTMLFormElement): void {
  selection.start(stateOf(form).filter.properties);
}

/** The address that the form on the page asks for. */
export function formHref(form: HTMLFormElement, path: string, defaults: ListDefaults): string {
  const state = stateOf(form);
  selection.follow(state.filter.properties);
  const filter = { ...state.filter, properties: selection.apply() };
  return listHref(path, withoutDefaults({ ...state, filter }, defaults));
}

function stateOf(form: HTMLFormElement) {
  return readListForm(formEntries(form), (propertyId) => unitsInForm(form, propertyId));
}

/** Fields as the browser would send them; numbers nobody touched go back unrounded. */
function formEntries(form: HTMLFormElement): FormEntry[] {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return entries.map(([name, value]) => {
    const field = form.elements.namedItem(name);
    const exact = field instanceof HTMLInputElement ? field.dataset.exact : undefined;
    const isUntouched =
      field instanceof HTMLInputElement && field.value === (field.dataset.shown ?? field.defaultValue);
    return [name, exact !== undefined && isUntouched ? exact : value];
  });
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
 * @returns whether there were numbers; without any the list does not change
 */
export function convertRange(select: HTMLSelectElement): boolean {
  const propertyId = select.name.slice('unit.'.length);
  const units = [...select.options].map(toUnit);
  const from = units.find(({ id }) => id === (select.dataset.current ?? select.dataset.value));
  const to = units.find(({ id }) => id === select.value);
  select.dataset.current = select.value;
  const [value, maxValue] = ['min', 'max'].map((side) =>
    filledField(select.form?.elements.namedItem(`${side}.${propertyId}`)),
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
  return value !== undefined || maxValue !== undefined;
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
  const read = parseQuantity(
    toLatinDigits(isUntouched ? (field.dataset.exact ?? field.value) : field.value),
    units,
  );
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

/** Shows what the address says; the field being typed in is left alone. */
export function syncForm(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) syncSelect(control);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = control.defaultChecked;
    else if (control.type === 'text' && control !== document.activeElement) {
      control.value = control.defaultValue;
      delete control.dataset.shown;
    }
  }
}

function syncSelect(select: HTMLSelectElement): void {
  const { value: own } = select.dataset;
  const propertyId = select.name.startsWith('unit.') ? select.name.slice('unit.'.length) : undefined;
  const isFilled = ['min', 'max'].some((side) => {
    const field = select.form?.elements.namedItem(`${side}.${propertyId}`);
    return field instanceof HTMLInputElement && field.defaultValue !== '';
  });
  // A unit chosen before its numbers are typed is in no address yet.
  if (propertyId !== undefined && !isFilled && select.dataset.current !== undefined) return;
  if (own !== undefined) select.value = own;
  delete select.dataset.current;
}
