import { createCategoryFilterStore } from '@bazaar/domain/catalogue-filter';
import { formatSignificant, toLatinDigits } from '@bazaar/domain/persian';
import { convert, parseQuantity, type Unit } from '@bazaar/domain/units';
import { listHref } from './list-address';
import type { ListDefaults } from './list-defaults';
import { type FormEntry, readListForm } from './list-form';
import { withoutDefaults } from './without-defaults';

/** The category's selected properties, as the product keeps them: changed by the form, applied to the address. */
const selection = createCategoryFilterStore();

/** The address that the form on the page asks for. */
export function formHref(form: HTMLFormElement, path: string, defaults: ListDefaults): string {
  const state = readListForm(formEntries(form), (propertyId) => unitsInForm(form, propertyId));
  selection.set(state.filter.properties);
  const filter = { ...state.filter, properties: selection.apply() };
  return listHref(path, withoutDefaults({ ...state, filter }, defaults));
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

/** The options of the unit select carry what a conversion needs. */
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
 * Says the numbers of a range in its newly chosen unit.
 * @returns whether there were numbers, without which the list stays as it is
 */
export function convertRange(select: HTMLSelectElement): boolean {
  const propertyId = select.name.slice('unit.'.length);
  const units = [...select.options].map(toUnit);
  const from = units.find(({ id }) => id === (select.dataset.current ?? select.dataset.value));
  const to = units.find(({ id }) => id === select.value);
  select.dataset.current = select.value;
  const fields = ['min', 'max'].map((side) => select.form?.elements.namedItem(`${side}.${propertyId}`));
  const typed = fields.filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.value !== '',
  );
  for (const field of typed) if (from && to) convertField(field, units, from, to);
  return typed.length > 0;
}

function convertField(field: HTMLInputElement, units: readonly Unit[], from: Unit, to: Unit): void {
  const isUntouched = field.value === (field.dataset.shown ?? field.defaultValue);
  const text = isUntouched ? (field.dataset.exact ?? field.value) : field.value;
  const read = parseQuantity(toLatinDigits(text), units);
  if (!read.ok) return;
  const own = units.find(({ id }) => id === read.value.unitId) ?? from;
  const value = convert(read.value.value, own, to);
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
