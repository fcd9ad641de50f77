import { ApiError } from '@bazaar/api/api-error';

export interface ServerErrors {
  /** First sentence of each field the form has, by its path in the form. */
  readonly atFields: Readonly<Record<string, string>>;
  /** All other sentences. */
  readonly others: readonly string[];
}

const PERSIAN = /[\u0600-\u06ff]/;
const MOST_CHARACTERS = 200;

/**
 * Maps the `errors` of a problem to the fields of a form: `lines[0].quantity` is the field `lines.0.quantity`. The contract makes them
 * Persian sentences for people; any other text is left out, and the field reports `refused`.
 */
export function serverErrors(error: unknown, hasField: (path: string) => boolean): ServerErrors {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const atFields: Record<string, string> = {};
  const others: string[] = [];
  for (const [name, [sentence = '']] of Object.entries(problem?.errors ?? {})) {
    const path = fieldPath(name);
    const text = isSentence(sentence) ? sentence : undefined;
    if (hasField(path)) atFields[path] = text ?? 'refused';
    else if (text !== undefined) others.push(text);
  }
  return { atFields, others };
}

/** Returns React Hook Form's path for a name of the contract. */
export function fieldPath(name: string): string {
  return name.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
}

function isSentence(text: string): boolean {
  return PERSIAN.test(text) && text.length <= MOST_CHARACTERS && !/[<>{}]/.test(text);
}
