'use client';

import { useEffect, useRef } from 'react';
import { pendingChoices } from '@/lib/navigation/early-choice';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { FORM_ID } from './area-data';

export interface AreaIslandProps {
  readonly path: string;
  /** Address of the current state. */
  readonly href: string;
}

/** Applies a choice of the form at once, in place; without it the form is sent by its button. */
export function AreaIsland({ path, href }: AreaIslandProps) {
  const router = useSiteRouter();
  const isFirst = useRef(true);
  useEffect(() => {
    const form = document.getElementById(FORM_ID) as HTMLFormElement | null;
    form?.setAttribute('data-live', '');
    const go = () => form && router.push(formHref(form, path), { scroll: false });
    const onChange = ({ target }: Event) => {
      if (form && (target as HTMLInputElement).form === form) go();
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.target !== form) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('change', onChange);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('change', onChange);
      document.removeEventListener('submit', onSubmit);
    };
  }, [router, path]);
  // After the listeners, which handle the events it dispatches.
  useEffect(() => {
    const form = document.getElementById(FORM_ID);
    if (!(form instanceof HTMLFormElement)) return;
    const isChosen = isFirst.current && pendingChoices(form).length > 0;
    isFirst.current = false;
    if (isChosen) form.requestSubmit();
    else showAddress(form);
  }, [href]);
  return null;
}

/** Writes the address's state into the form: Back and Forward change the results, but not what was ticked. */
function showAddress(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type !== 'hidden')
      control.checked = control.defaultChecked;
    if (control instanceof HTMLSelectElement) control.value = control.dataset.value ?? '';
  }
}

/** Returns the address of the form's state, without its empty choices. */
function formHref(form: HTMLFormElement, path: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') params.append(name, value);
  }
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
