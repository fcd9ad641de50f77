'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FORM_ID } from './area-data';

/** Makes a choice in the form act at once, in place. Without it the form is sent by its button. */
export function AreaIsland({ path }: { readonly path: string }) {
  const router = useRouter();
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
  return null;
}

/** The address the form asks for, without its empty choices. */
function formHref(form: HTMLFormElement, path: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') params.append(name, value);
  }
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
