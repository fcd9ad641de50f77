import { formFile } from './form-file';
import { type MadeFile, SHEET_MIME, seedFile } from './made-file';
import { sheetFile } from './sheet-file';

/** What a file is made of: one property of the product, in the contract's shape. */
export interface StatedValue {
  readonly title: string;
  readonly symbol?: string;
  readonly value?: number;
  readonly maxValue?: number;
  readonly unitDisplayText?: string;
  readonly text?: string;
  readonly optionTitles?: readonly string[];
}

export interface FiledProduct {
  readonly id: string;
  readonly code: string;
  readonly properties: readonly StatedValue[];
}

/** Every so many products have files: most suppliers of the seed have none to give. */
const EVERY = 5;

/** Returns the files of a product: its numbers as a data sheet, and all its properties as a table. */
export function productFiles({ id, code, properties }: FiledProduct): MadeFile[] {
  if (Number(id.slice('sp-'.length)) % EVERY !== 0) return [];
  const numbers = properties.filter(({ symbol, value }) => symbol !== undefined && value !== undefined);
  const sheet = formFile(
    `Data sheet: ${code}`,
    numbers.map(({ symbol = '', ...stated }) => [symbol, shownValue(stated), stated.unitDisplayText ?? '']),
  );
  const rows = properties.map((stated) => [
    stated.title,
    stated.symbol ?? '',
    shownValue(stated),
    stated.unitDisplayText ?? '',
  ]);
  return [
    seedFile(`pf-${id}-1`, 'برگهٔ مشخصات.pdf', 'application/pdf', sheet),
    seedFile(`pf-${id}-2`, 'جدول ویژگی‌ها.xlsx', SHEET_MIME, sheetFile(rows)),
  ];
}

function shownValue({ value, maxValue, text, optionTitles }: Omit<StatedValue, 'title'>): string {
  if (value === undefined) return text ?? optionTitles?.join('، ') ?? '';
  return maxValue === undefined ? String(value) : `${value} - ${maxValue}`;
}
