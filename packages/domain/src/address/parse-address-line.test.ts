import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLatinDigits } from '../persian/digits';
import { lines } from './address-lines.fixtures';
import { addressLineValues, parseAddressLine } from './parse-address-line';
import { places } from './places.fixtures';

const parse = (line: string) => {
  const { parts: _, ...found } = parseAddressLine(line, places);
  return found;
};
it.each(lines)('R-186 parses «%s»', (line, found) => {
  expect(parse(line)).toEqual(found);
});

it.each([
  ['نام: شرکت پولاد، گیرنده: علی رضایی، کرج خیابان بهار', 'علی رضایی', 'نام: شرکت پولاد، کرج خیابان بهار'],
  ['نام: انبار شمالی، کرج خیابان بهار، آقای رضایی', 'رضایی', 'نام: انبار شمالی، کرج خیابان بهار'],
  ['نام: آقای علی رضایی، خیابان بهار', 'علی رضایی', 'خیابان بهار'],
  ['خیابان بهار کوچه ۴ نام: علی رضایی', 'علی رضایی', 'خیابان بهار کوچه 4'],
  ['کرج، ساختمان نام: پارس، پلاک ۲', undefined, 'ساختمان نام: پارس'],
])(
  'R-186 reads «نام: …» as the receiver after every clearer sign of one: «%s»',
  (line, receiverName, addressText) => {
    const found = parse(line);
    expect([found.receiverName, found.addressText]).toEqual([receiverName, addressText]);
  },
);

it.each([
  'کرج خیابان بهار، به نام: علی رضایی',
  'کرج خیابان بهار به نام: علی رضایی',
  'کرج خیابان بهار به نام علی رضایی',
  'کرج خیابان بهار، گیرنده به نام: علی رضایی',
  'کرج خیابان بهار گیرنده به نام علی رضایی',
  'کرج خیابان بهار، تحویل به نام: علی رضایی',
  'کرج خیابان بهار تحویل به نام: علی رضایی',
  'کرج خیابان بهار، گیرنده نام: علی رضایی',
])('R-186 takes the whole label of a receiver: «%s»', (line) => {
  expect(parse(line)).toMatchObject({ receiverName: 'علی رضایی', addressText: 'خیابان بهار' });
});

it('R-186 takes no place after a title where a city came before it', () => {
  expect(parse('تهران، خیابان بهار، نشانی: گلستان پلاک ۲')).toMatchObject({
    cityId: 'city:تهران/تهران',
    addressText: 'خیابان بهار، گلستان',
    plaque: '2',
  });
  expect(parse('البرز، آدرس: کرج خیابان بهار')).toMatchObject({ cityId: 'city:البرز/کرج' });
});

it.each([
  ['ایمیل آدرس: x، کرج', 'ایمیل آدرس: x'],
  ['نام: علی رضایی آدرس: کرج خیابان بهار', 'خیابان بهار'],
  ['کرج - نشانی: خیابان بهار', 'خیابان بهار'],
])('R-187 drops the title of an address only where one stands: «%s»', (line, addressText) => {
  expect(parse(line)).toMatchObject({ cityName: 'کرج', addressText });
});

it('R-186 marks which part of the line went where', () => {
  const line = 'كرج، خیابان بهار ۴، پلاك ٢٧ ط ۲، ۰۹۱۲ ۱۲۳ ۴۵ ۶۷';
  const { parts } = parseAddressLine(line, places);
  expect(parts.map(({ field, start, end }) => [field, line.slice(start, end)])).toEqual([
    ['cityId', 'كرج'],
    ['addressText', 'خیابان بهار ۴'],
    ['plaque', 'پلاك ٢٧'],
    ['addressText', 'ط ۲'],
    ['receiverPhone', '۰۹۱۲ ۱۲۳ ۴۵ ۶۷'],
  ]);
});

it('R-186 puts only what was found into the form', () => {
  expect(addressLineValues(parseAddressLine('پلاک ۴، تلفن ۰۲۱۸۸۷۲۴۱۰۰', places))).toEqual({ plaque: '4' });
  expect(addressLineValues(parseAddressLine('گلستان، خیابان ۲', places))).toEqual({
    addressText: 'گلستان، خیابان 2',
  });
});

const piece = fc.constantFrom(
  ...['تهران', 'استان ', 'شهر ', 'پلاک ', 'پ ', ' و ', 'واحد ', 'کد پستی ', 'ک پ', 'گیرنده: ', 'آقای '],
  ...['نام: ', 'آدرس: ', 'نشانی تحویل:', 'نام و نام خانوادگی: ', '\ue001'],
  ...['علی رضایی', 'گلستان', 'خیابان', 'تلفن', 'موبایل ', '، ', '\n', ' - ', ' ', '\u200c', 'ي', '\u200f'],
  ...['۱۲', '٣', '7', '/', '-', '0912', '3456789', '۱۸۱۱۹۳۴۵۶۷', '021', '88724100', '+98', '0098', '\ue000'],
);
const anyLine = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);
const digitsOf = (text: string) => [...toLatinDigits(text).replace(/\D/g, '')].sort().join('');

it('R-187 loses no digit of any line and never throws', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const found = parse(line);
      const { addressText, plaque = '', unit = '', postalCode = '', receiverPhone = '', phone = '' } = found;
      const withCode = (number: string) =>
        number === '' ? [''] : ['', '0', '98', '980', '0098', '00980'].map((code) => code + number.slice(1));
      const wholes = withCode(receiverPhone).flatMap((mobile) =>
        withCode(phone).map((landline) =>
          digitsOf([addressText, plaque, unit, postalCode, mobile, landline].join(' ')),
        ),
      );
      expect(wholes).toContain(digitsOf(line));
    }),
    { numRuns: 3000 },
  );
});

it('R-187 marks parts that do not overlap, in the order of the line', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { parts } = parseAddressLine(line, places);
      let end = 0;
      for (const part of parts) {
        expect(part.start).toBeGreaterThanOrEqual(end);
        expect(part.end).toBeGreaterThan(part.start);
        end = part.end;
      }
      expect(end).toBeLessThanOrEqual(line.length);
    }),
  );
});

it('R-188 resolves no id that the lists do not have, and none against each other', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { stateId, cityId } = parse(line);
      const city = places.cities.find(({ id }) => id === cityId);
      expect(city?.id).toBe(cityId);
      if (city !== undefined) expect(city.stateId).toBe(stateId);
    }),
  );
  const empty = parseAddressLine('تهران، خیابان ۲', { states: [], cities: [] });
  expect(empty).toMatchObject({ addressText: 'تهران، خیابان 2' });
});
