import type { FeedbackValues } from '@bazaar/domain/feedback/feedback-form';

/** What was written and chosen before the form's script was there. */
export interface TypedFeedback {
  readonly values: Partial<FeedbackValues>;
  readonly isMoreOpen: boolean;
}

/** Reads the fields that have something in them. */
export function readTyped(form: HTMLFormElement): TypedFeedback {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  return {
    values: Object.fromEntries(filled) as Partial<FeedbackValues>,
    isMoreOpen: form.querySelector('details')?.open ?? false,
  };
}

/** Notes where the focus and the caret are in a form, and returns what puts them into the same place of the form that takes over. */
export function holdFocus(form: HTMLFormElement): () => void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || !form.contains(held)) return () => undefined;
  const selector = placeOf(held);
  const caret = isWritten(held) ? ([held.selectionStart, held.selectionEnd] as const) : undefined;
  return () => {
    const next = document.querySelector<HTMLElement>(`#${form.id} ${selector}`);
    next?.focus({ preventScroll: true });
    if (next && caret && isWritten(next)) next.setSelectionRange(...caret);
  };
}

function placeOf(held: HTMLElement): string {
  if (held instanceof HTMLInputElement && held.type === 'radio')
    return `input[name="${held.name}"][value="${held.value}"]`;
  if (held.id) return `#${CSS.escape(held.id)}`;
  return held.tagName === 'SUMMARY' ? 'summary' : 'button[type="submit"]';
}

function isWritten(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'radio')
  );
}
