'use client';

import { useEffect } from 'react';
import { pendingChoices } from './early-choice';

/** Submits a form as soon as its control of this name changes, wherever the control stands. Without script the form's button does. */
export function SubmitOnChange({ formId, name }: { readonly formId: string; readonly name: string }) {
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement) || target.name !== name) return;
      if (target.form?.id === formId) target.form.requestSubmit();
    };
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement && pendingChoices(form).some((control) => control.name === name))
      form.requestSubmit();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [formId, name]);
  return null;
}
