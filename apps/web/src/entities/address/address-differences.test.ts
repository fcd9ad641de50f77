import { expect, it } from 'vitest';
import { addressDifferences } from './address-differences';

const labels = { title: 'عنوان', cityId: 'شهر', plaque: 'پلاک', isPrimary: 'اصلی' };
const stored = { title: 'انبار', cityId: 'city-karaj', plaque: '', isPrimary: true };
const differences = (typed: object) =>
  addressDifferences({ ...stored, ...typed }, stored, labels, { cityName: 'کرج' }, (field, value) =>
    field === 'isPrimary' ? (value === true ? 'بله' : 'خیر') : undefined,
  );

it('lists the stored value of each field that was typed otherwise, places by name', () => {
  expect(differences({ title: 'انبار دوم', cityId: 'city-tehran', plaque: '۱۲', isPrimary: false })).toEqual([
    { label: 'عنوان', stored: 'انبار' },
    { label: 'شهر', stored: 'کرج' },
    { label: 'پلاک', stored: '' },
    { label: 'اصلی', stored: 'بله' },
  ]);
});

it('lists nothing where only the script of the digits differs, nor what has no label', () => {
  expect(differences({ phone: '021' })).toEqual([]);
  const typed = addressDifferences({ plaque: '12' }, { plaque: '۱۲' }, labels, {});
  expect(typed).toEqual([]);
});
