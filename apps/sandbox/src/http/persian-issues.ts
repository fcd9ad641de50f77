import type { core } from 'zod';

type Issue = core.$ZodRawIssue;

/** Returns an actionable message in place of zod's own; used for every request this backend refuses. */
export function persianIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'این مقدار لازم است.'
        : `مقدار باید ${typeName(issue.expected)} باشد.`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return 'شکل این مقدار درست نیست.';
    case 'not_multiple_of':
      return `مقدار باید مضربی از ${persianNumber(Number(issue.divisor))} باشد.`;
    case 'invalid_value':
      return `مقدار پذیرفته نیست. مقدارهای پذیرفته: ${issue.values.map(String).join('، ')}.`;
    case 'unrecognized_keys':
      return `این نام‌ها شناخته نیست: ${issue.keys.join('، ')}.`;
    default:
      return 'مقدار درست نیست.';
  }
}

/** Groups the issues of one schema by field; nested fields are `lines[0].quantity`, the whole value is `body`. */
export function errorsByField(issues: readonly core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = fieldName(issue.path) || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

export function persianNumber(value: number): string {
  return new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 6 }).format(value);
}

const typeNames: Record<string, string> = {
  string: 'متن',
  number: 'عدد',
  int: 'عدد صحیح',
  boolean: 'true یا false',
  array: 'فهرست',
  object: 'شیء',
};

function typeName(expected: string): string {
  return typeNames[expected] ?? expected;
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string')
    return minimum <= 1 ? 'این مقدار لازم است.' : `دست‌کم ${persianNumber(minimum)} نویسه لازم است.`;
  if (origin === 'array') return `دست‌کم ${persianNumber(minimum)} مورد لازم است.`;
  return `مقدار نباید کمتر از ${persianNumber(minimum)} باشد.`;
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `حداکثر ${persianNumber(maximum)} نویسه پذیرفته است.`;
  if (origin === 'array') return `حداکثر ${persianNumber(maximum)} مورد پذیرفته است.`;
  return `مقدار نباید بیشتر از ${persianNumber(maximum)} باشد.`;
}
