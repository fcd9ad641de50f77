import type { DeliveryAddress } from '@bazaar/api/model';

const place = {
  countryId: 'country-ir',
  stateId: 'state-alborz',
  cityId: 'city-karaj',
  updatedAt: '2026-11-20T08:00:00Z',
  version: 1,
};

/** Two addresses of one person, the default one first; the second with a long name. */
export const addresses: readonly DeliveryAddress[] = [
  {
    ...place,
    id: 'addr-1',
    title: 'کارخانهٔ نساجی رضا',
    receiverName: 'حسین قاسمی',
    receiverPhone: '09124412087',
    stateName: 'البرز',
    cityName: 'کرج',
    addressText: 'شهرک صنعتی سیمین‌دشت، خیابان چهارم غربی',
    plaque: '27',
    postalCode: '3176854139',
    accessNote: 'تریلی تا در انبار؛ جرثقیل ۵ تن',
    isSelected: true,
  },
  {
    ...place,
    id: 'addr-2',
    title: 'انبار قطعات یدکی و مواد اولیهٔ شعبهٔ شهریار، سولهٔ شمارهٔ دو',
    receiverName: 'رضا مولایی',
    receiverPhone: '09351187093',
    stateName: 'تهران',
    cityName: 'شهریار',
    addressText: 'جادهٔ ملارد، روبه‌روی سردخانهٔ بهار، انبار 14',
    postalCode: '3351986314',
    isSelected: false,
  },
];
