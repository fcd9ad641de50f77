import type { DraftProperty } from '@bazaar/domain/trade-drafts';
import { expect, it } from 'vitest';
import { statedProperties } from './stated-properties';

const property = (part: Partial<DraftProperty>): DraftProperty => ({
  propertyId: 'p',
  title: 'ویژگی',
  kind: 'Text',
  min: '',
  max: '',
  unitId: '',
  unitText: '',
  options: [],
  text: '',
  ...part,
});

it('says each kind of value in the words of the buyer, and nothing of an empty one', () => {
  expect(
    statedProperties([
      property({ kind: 'Number', min: '۱', max: '۲', unitText: 'in' }),
      property({ kind: 'Number', min: '۲۵', max: '۲۵', unitText: 'mm' }),
      property({ kind: 'Number', min: '۲۵', unitText: 'mm' }),
      property({ kind: 'Number', max: '۱۲۰', unitText: '°C' }),
      property({ kind: 'MultiOption', options: ['SKF', 'NTN'].map((title) => ({ id: title, title })) }),
      property({ kind: 'Date', text: '2025-03-21' }),
      property({ kind: 'Text', text: '2025-03-21' }),
      property({ kind: 'Boolean', isTrue: true }),
      property({}),
    ]),
  ).toEqual([
    'ویژگی ۱ تا ۲ in',
    'ویژگی ۲۵ mm',
    'ویژگی از ۲۵ mm',
    'ویژگی تا ۱۲۰ °C',
    'ویژگی SKF / NTN',
    'ویژگی ۱۴۰۴/۰۱/۰۱',
    'ویژگی 2025-03-21',
    'ویژگی بله',
  ]);
});
