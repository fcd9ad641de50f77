interface ArgType {
  readonly control?: unknown;
  readonly options?: readonly unknown[];
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
export function controlFor({ control, options, table }: ArgType, value: unknown): ControlChange {
  if (options && options.length > 0) {
    const once = onlyOnce(options);
    return { options: once, control: { type: once.length > mostRadios ? 'select' : 'radio' } };
  }
  if (typeOf(control) !== 'object') return {};
  const type = table?.type?.summary ?? '';
  if (typeof value === 'string') return { control: { type: 'text' } };
  if (typeof value === 'number') return { control: { type: 'number' } };
  if (value === undefined) return { control: /\b(ReactNode|string)\b/.test(type) ? { type: 'text' } : false };
  return isUnion(type) ? { control: false } : {};
}

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
  for (const option of options)
    if (!byText.has(String(option)) || typeof option === 'number') byText.set(String(option), option);
  return [...byText.values()];
}

const typeOf = (control: unknown): unknown =>
  typeof control === 'object' && control !== null ? (control as { type?: unknown }).type : control;
