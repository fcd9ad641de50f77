import type { Customer, PersonAddress } from '@bazaar/api/model';
import type { PlaceLists } from '@/entities/geography/place-lists';
import type { ChoiceLists } from './profile/choice-lists';

export const person: Customer = {
  id: 'customer-2',
  userId: 'user-2',
  personId: 'person-2',
  kind: 'Person',
  firstName: 'سارا',
  lastName: 'کریمی',
  phoneNumber: '09120000002',
  roles: ['Consumer'],
  permissions: ['profile.read', 'profile.edit'],
  completeness: 40,
  missingFields: ['nationalCode', 'birthDate', 'email'],
  version: 3,
};

export const company: Customer = {
  ...person,
  kind: 'Company',
  firstName: 'نوید',
  lastName: 'رضایی',
  nationalCode: '0012345679',
  birthDate: '1985-04-12',
  gender: 'Male',
  email: 'buyer@bazaar.example',
  jobTitleId: 'jt-1',
  company: {
    name: 'صنایع نمونهٔ بازار',
    nationalId: '14000000003',
    economicCode: '411234567890',
    registrationNumber: '204861',
    activityFieldId: 'af-1',
  },
  completeness: 100,
  missingFields: [],
};

export const longNamed: Customer = {
  ...company,
  firstName: 'سیدمحمدرضاعلی‌اکبر',
  lastName: 'موسوی‌نژاد اصفهانی‌تبار طباطبایی‌فر زنجانی',
  email: 'a.very.long.address.of.the.purchasing.department@subsidiary.industries.example',
  company: {
    name: 'شرکت صنایع ماشین‌سازی، قالب‌سازی و ریخته‌گری دقیق شمال غرب کشور (سهامی خاص)',
    nationalId: '14000000003',
  },
  completeness: 75,
  missingFields: ['company.economicCode', 'company.registrationNumber'],
};

const nothing = () => undefined;

export const lists: ChoiceLists = {
  jobTitles: [
    { value: 'jt-1', label: 'مدیر خرید', note: 'بازرگانی' },
    { value: 'jt-2', label: 'کارشناس خرید', note: 'بازرگانی' },
  ],
  activityFields: [{ value: 'af-1', label: 'ماشین‌آلات صنعتی' }],
  isFailed: false,
  onRetry: nothing,
};

export const noLists: ChoiceLists = {
  jobTitles: undefined,
  activityFields: undefined,
  isFailed: true,
  onRetry: nothing,
};

export const addresses: readonly PersonAddress[] = [
  {
    id: 'paddr-1',
    personId: 'person-2',
    kind: 'Legal',
    title: 'دفتر مرکزی',
    countryId: 'country-ir',
    stateId: 'state-isfahan',
    cityId: 'city-isfahan',
    stateName: 'اصفهان',
    cityName: 'اصفهان',
    addressText: 'خیابان هزارجریب، کوچهٔ هشتم، پلاک ۲۷',
    postalCode: '8168914567',
    phone: '03136691234',
    isPrimary: true,
    version: 1,
  },
  {
    id: 'paddr-2',
    personId: 'person-2',
    kind: 'Billing',
    title: 'حسابداری شرکت صنایع ماشین‌سازی و ریخته‌گری دقیق شمال غرب',
    countryId: 'country-ir',
    stateId: 'state-tehran',
    cityId: 'city-tehran',
    urbanAreaId: 'area-6',
    stateName: 'تهران',
    cityName: 'تهران',
    urbanAreaName: 'منطقهٔ ۶',
    addressText:
      'خیابان کریم‌خان زند، نبش خیابان خردمند جنوبی، ساختمان ۱۲۰، طبقهٔ چهارم شرقی، واحد ۱۸، روبه‌روی بانک، کنار داروخانه',
    postalCode: '1585913456',
    isPrimary: false,
    version: 1,
  },
];

export const places: PlaceLists = {
  countryId: { state: 'ready', options: [{ id: 'country-ir', name: 'ایران' }] },
  stateId: {
    state: 'ready',
    options: [
      { id: 'state-isfahan', name: 'اصفهان' },
      { id: 'state-tehran', name: 'تهران' },
    ],
  },
  cityId: { state: 'ready', options: [{ id: 'city-isfahan', name: 'اصفهان' }] },
  urbanAreaId: { state: 'closed' },
};
