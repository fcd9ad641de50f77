import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryAddressSchema, emptyDeliveryAddress } from './delivery-address-form';
import { emptyPersonAddress, personAddressSchema } from './person-address-form';
import { choosePlace } from './place';
import { postalCodeWarning } from './postal-code';

const address = {
  ...emptyDeliveryAddress('country-ir'),
  title: ' کارخانه ',
  receiverName: 'حسين قاسمي',
  receiverPhone: '۰۹۱۲ ۴۴۱ ۲۰ ۸۷',
  stateId: 'state-alborz',
  cityId: 'city-karaj',
  addressText: 'شهرک صنعتی سیمین‌دشت، خیابان چهارم',
  plaque: '۲۷',
  postalCode: '۳۱۷۶۸-۵۴۱۳۹',
};
const personAddress = {
  ...emptyPersonAddress('Legal', 'country-ir'),
  title: 'دفتر مرکزی',
  stateId: 'state-isfahan',
  cityId: 'city-isfahan',
  addressText: 'خیابان هزارجریب، کوچهٔ هشتم',
  postalCode: '8168914567',
};
const errorsOf = (values: object, schema: { safeParse: typeof deliveryAddressSchema.safeParse }) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

it('R-183 outputs a delivery address as it is sent, without empty fields', () => {
  const sent = JSON.parse(JSON.stringify(deliveryAddressSchema.parse(address)));
  expect(sent).toEqual({
    title: 'کارخانه',
    receiverName: 'حسین قاسمی',
    receiverPhone: '09124412087',
    countryId: 'country-ir',
    stateId: 'state-alborz',
    cityId: 'city-karaj',
    addressText: 'شهرک صنعتی سیمین‌دشت، خیابان چهارم',
    plaque: '27',
    postalCode: '3176854139',
  });
});

it('R-183 an empty delivery address lacks all that is required, in form order', () => {
  expect(errorsOf(emptyDeliveryAddress(''), deliveryAddressSchema)).toEqual({
    title: 'required',
    addressText: 'required',
    postalCode: 'required',
    receiverName: 'required',
    receiverPhone: 'required',
    countryId: 'required',
    stateId: 'required',
    cityId: 'required',
  });
});

it.each([
  [{ title: 'آ' }, { title: 'title-too-short' }],
  [{ title: 'آ'.repeat(61) }, { title: 'title-too-long' }],
  [{ addressText: ' خیابان  ۱ ' }, { addressText: 'address-too-short' }],
  [{ addressText: 'آ'.repeat(301) }, { addressText: 'address-too-long' }],
  [{ plaque: '12345678901' }, { plaque: 'too-long' }],
  [{ unit: '12345678901' }, { unit: 'too-long' }],
  [{ accessNote: 'آ'.repeat(301) }, { accessNote: 'too-long' }],
  [{ receiverPhone: '02188724100' }, { receiverPhone: 'not-a-mobile' }],
  [{ lat: 35.7 }, { lat: 'lat-lng' }],
  [{ lat: 35.7, lng: 51.2 }, {}],
])('R-183 a delivery address with %j gives %j', (change, errors) => {
  expect(errorsOf({ ...address, ...change }, deliveryAddressSchema)).toEqual(errors);
});

it.each([
  [{}, {}],
  [{ kind: 'Home' }, { kind: 'required' }],
  [{ phone: '۰۳۱-۵۵۵۰۱۲۳۴' }, {}],
  [{ phone: '55501234' }, { phone: 'not-a-phone' }],
  [{ cityId: '' }, { cityId: 'required' }],
])('R-183 a person address with %j gives %j', (change, errors) => {
  const values = { ...personAddress, ...change };
  const found = personAddressSchema.safeParse(values).error?.issues ?? [];
  expect(Object.fromEntries(found.map(({ path, message }) => [path.join('.'), message]))).toEqual(errors);
});

it.each([
  ['3176854139', undefined],
  ['۳۱۷۶۸-۵۴۱۳۹', undefined],
  ['0176854139', 'postal-code-first-digit'],
  ['2176854139', 'postal-code-first-digit'],
  ['1111154139', 'postal-code-unusual'],
  ['3176854122', 'postal-code-unusual'],
  ['317685413', undefined],
])('R-184 of the postal code %s warns %s', (code, warning) => {
  expect(postalCodeWarning(code)).toBe(warning);
});

it('R-184 accepts any ten digits, with or without a warning, and nothing else', () => {
  const schema = deliveryAddressSchema;
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,12}$/), (postalCode) => {
      const errors = errorsOf({ ...address, postalCode }, schema);
      expect(errors).toEqual(postalCode.length === 10 ? {} : { postalCode: 'postal-code' });
    }),
  );
});

it('R-185 a new choice empties the levels below it, the same one nothing', () => {
  const place = { countryId: 'ir', stateId: 's', cityId: 'c', urbanAreaId: 'u', title: 'x' };
  expect(choosePlace(place, 'countryId', 'tr')).toEqual({
    countryId: 'tr',
    stateId: '',
    cityId: '',
    urbanAreaId: '',
    title: 'x',
  });
  expect(choosePlace(place, 'stateId', 't')).toEqual({
    ...place,
    stateId: 't',
    cityId: '',
    urbanAreaId: '',
  });
  expect(choosePlace(place, 'urbanAreaId', 'v')).toEqual({ ...place, urbanAreaId: 'v' });
  expect(choosePlace(place, 'stateId', 's')).toBe(place);
});
