import { formatSignificant } from '@bazaar/domain/persian/numbers';
import { parseQuantity } from '@bazaar/domain/units/parse-quantity';
import { convert, type Unit } from '@bazaar/domain/units/unit';
import { problemOf } from './problem-of';

/**
 * Shows the results. A unit typed beside the number is selected in the select too; one selected there replaces it. The quantity of the unit is the
 * one in view.
 */
export function showConversions(form: HTMLFormElement, changed?: Element): void {
  const root = form.parentElement ?? form;
  const rows = [...root.querySelectorAll<HTMLElement>('[data-unit]')];
  const units = rows.map(toUnit);
  const field = form.elements.namedItem('value') as HTMLInputElement;
  const select = form.elements.namedItem('unit') as HTMLSelectElement;
  const read = parseQuantity(field.value, units);
  if (read.ok && read.value.unitId !== undefined) {
    if (changed === select) field.value = formatSignificant(read.value.value, 12);
    else select.value = read.value.unitId;
  }
  const own = units.find(({ id }) => id === select.value);
  const shown = rows[own ? units.indexOf(own) : 0]?.closest('[data-quantity]');
  for (const quantity of root.querySelectorAll<HTMLElement>('[data-quantity]'))
    quantity.hidden = quantity !== shown;
  rows.forEach((row, index) => {
    const unit = units[index];
    const cell = row.querySelector('[data-result] bdi');
    if (!cell || !unit || !shown?.contains(row)) return;
    cell.textContent = read.ok && own ? formatSignificant(convert(read.value.value, own, unit)) : '–';
  });
  const problem = read.ok ? '' : problemOf(field.value);
  field.setAttribute('aria-invalid', String(problem !== ''));
  const alert = root.querySelector('[role="alert"]');
  if (alert) alert.textContent = problem;
}

function toUnit(row: HTMLElement): Unit {
  const { unit = '', symbol = '', factor, offset } = row.dataset;
  const title = row.querySelector('dt')?.textContent ?? '';
  return { id: unit, symbol, title, factor: Number(factor), offset: Number(offset) };
}
