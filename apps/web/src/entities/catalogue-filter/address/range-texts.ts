/** Texts of the fields of a range; empty where there is no such field. */
export interface RangeTexts {
  readonly min: string;
  readonly max: string;
}

/** Returns what the fields of a range say now, given the select of its unit. */
export function rangeTexts(select: HTMLSelectElement): RangeTexts {
  return { min: field(select, 'min')?.value ?? '', max: field(select, 'max')?.value ?? '' };
}

/** Returns what the server wrote into the fields: what was typed before the page's script had loaded is in the unit beside it. */
export function sentTexts(select: HTMLSelectElement): RangeTexts {
  return { min: field(select, 'min')?.defaultValue ?? '', max: field(select, 'max')?.defaultValue ?? '' };
}

function field(select: HTMLSelectElement, side: 'min' | 'max'): HTMLInputElement | undefined {
  const found = select.form?.elements.namedItem(`${side}.${select.name.slice('unit.'.length)}`);
  return found instanceof HTMLInputElement ? found : undefined;
}
