/** A required property as a request states it. */
export interface StatedProperty {
  propertyId: string;
  title: string;
  value?: number;
  maxValue?: number;
  measurementUnitId?: string;
  unitDisplayText?: string;
  text?: string;
  bool?: boolean;
  optionIds?: string[];
  optionTitles?: string[];
}

const LONGEST_TEXT = 300;

/** Parses a property from storage; none when it has another shape. */
export function readStatedProperty(value: unknown): StatedProperty[] {
  if (typeof value !== 'object' || value === null) return [];
  const stored = value as Readonly<Record<string, unknown>>;
  const { propertyId, title } = stored;
  if (!isText(propertyId) || !isText(title)) return [];
  const property: StatedProperty = { propertyId, title };
  for (const name of ['value', 'maxValue'] as const) {
    const number = stored[name];
    if (typeof number === 'number' && Number.isFinite(number)) property[name] = number;
  }
  for (const name of ['measurementUnitId', 'unitDisplayText', 'text'] as const) {
    const text = stored[name];
    if (isText(text)) property[name] = text;
  }
  for (const name of ['optionIds', 'optionTitles'] as const) {
    const texts = stored[name];
    if (Array.isArray(texts)) property[name] = texts.filter(isText);
  }
  if (typeof stored.bool === 'boolean') property.bool = stored.bool;
  return [property];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;
}
