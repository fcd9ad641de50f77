interface ArgType {
  /** Type as Storybook reads it: `enum` with its values, or the name of another one. */
  readonly type?: unknown;
  readonly table?: { readonly type?: { readonly summary?: string } };
}

/** What a control shows instead; nothing where Storybook's choice stands. */
interface ControlChange {
  readonly control?: false | { readonly type: 'text' | 'number' | 'radio' | 'select' };
  readonly options?: readonly unknown[];
}

/** Most options that stand side by side as radio buttons. */
const mostRadios = 5;

/**
 * Returns the control of a property that a designer can use. A union of values has radio buttons or a list, each value once; a text that may
 * also be an element has a text field while it is a text; a union of objects has no control, because its JSON cannot be guessed.
 */
export function controlFor({ type, table }: ArgType, value: unknown): ControlChange {
  const { name, value: members } = (type ?? {}) as { name?: string; value?: unknown };
  if (name === 'enum' && Array.isArray(members)) {
    const options = onlyOnce(members);
    return { options, control: { type: options.length > mostRadios ? 'select' : 'radio' } };
  }
  const isPlain = name === undefined || ['string', 'number', 'boolean', 'function', 'symbol'].includes(name);
  if (isPlain && typeof value !== 'object') return {};
  const summary = typeof members === 'string' ? members : (table?.type?.summary ?? '');
  if (typeof value === 'string') return { control: { type: 'text' } };
  if (typeof value === 'number') return { control: { type: 'number' } };
  if (value === undefined)
    return { control: /\b(ReactNode|string)\b/.test(summary) ? { type: 'text' } : false };
  return isUnion(summary) || isElement(value) ? { control: false } : {};
}

/** Whether a value is an element of React, or a list of them: its fields are no content. */
const isElement = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isElement)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/** Whether members stand side by side at the outermost level of a type; a node of React is a union by another name. */
export function isUnion(type: string): boolean {
  let inner = type;
  for (let before = ''; before !== inner; ) {
    before = inner;
    inner = inner.replace(/\{[^{}]*\}|\([^()]*\)|<[^<>]*>/g, '');
  }
  return inner.includes('|') || /^ReactNode\b|^ReactElement\b/.test(inner.trim());
}

/** Variants accept a number and its text: one of them is enough. */
function onlyOnce(options: readonly unknown[]): unknown[] {
  const byText = new Map<string, unknown>();
  for (const option of options.filter((member) => member !== undefined && member !== 'undefined'))
    if (!byText.has(String(option)) || typeof option === 'number') byText.set(String(option), option);
  return [...byText.values()];
}
