'use client';

import { useEffect } from 'react';

/** Converts while typing, with a script that loads with the first input; without it the form asks the server for the same. */
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

function showResults(form: HTMLFormElement, changed?: Element): void {
  void import('./show-conversions').then(({ showConversions }) => showConversions(form, changed));
}
