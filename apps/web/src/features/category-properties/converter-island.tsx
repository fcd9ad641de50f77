'use client';

import { formatSignificant } from '@bazaar/domain/persian/numbers';
import { parseQuantity } from '@bazaar/domain/units/parse-quantity';
import { convert, type Unit } from '@bazaar/domain/units/unit';
import { useEffect } from 'react';
import { converterMessages } from '@/translations/converter';

/** Converts while typing; without it the form asks the server for the same. */
export function ConverterIsland() {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const form = (target as Element).closest<HTMLFormElement>('form[data-converter]');
      if (form) showResults(form, target as Element);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.dataset.converter === undefined) return;
      event.preventDefault();
      showResults(form);
    };
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    showPrefetched();
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
    };
  }, []);
  return null;
}

/** Shows the results for what was typed or selected before this script loaded. */
function showPrefetched(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-converter]')) {
    const field = form.elements.namedItem('value') as HTMLInputElement;
    const select = form.elements.namedItem('unit') as HTMLSelectElement;
    const isChosen = select.selectedOptions[0]?.defaultSelected === false;
    if (field.value !== field.defaultValue || isChosen) showResults(form);
  }
}

/** Shows the results. A unit typed beside the number is selected in the select too; one selected there replaces it. */
function showResults(form: HTMLFormElement, changed?: Element): void {
  const rows = [...(form.parentElement?.querySelectorAll<HTMLElement>('[data-unit]') ?? [])];
  const units = rows.map(toUnit);
  const field = form.elements.namedItem('value') as HTMLInputElement;
  const select = form.elements.namedItem('unit') as HTMLSelectElement;
  const read = parseQuantity(field.value, units);
  if (read.ok && read.value.unitId !== undefined) {
    if (changed === select) field.value = formatSignificant(read.value.value, 12);
    else select.value = read.value.unitId;
  }
  const own = units.find(({ id }) => id === select.value);
  rows.forEach((row, index) => {
    const unit = units[index];
    const cell = row.querySelector('[data-result] bdi');
    if (!cell || !unit) return;
    cell.textContent = read.ok && own ? formatSignificant(convert(read.value.value, own, unit)) : '–';
  });
  const alert = form.parentElement?.querySelector('[role="alert"]');
  if (alert) alert.textContent = read.ok || field.value === '' ? '' : converterMessages.notAQuantity;
}

function toUnit(row: HTMLElement): Unit {
  const { unit = '', symbol = '', factor, offset } = row.dataset;
  const title = row.querySelector('dt')?.textContent ?? '';
  return { id: unit, symbol, title, factor: Number(factor), offset: Number(offset) };
}
