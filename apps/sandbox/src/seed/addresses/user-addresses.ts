import { homeCountryId } from '../geography/countries';
import { daysFromReference } from '../reference-date';

interface SeedAddress {
  id: string;
  userId: string;
  title: string;
  countryId: string;
  stateId: string;
  cityId: string;
  urbanAreaId?: string;
  addressText: string;
  postalCode: string;
  /** Time of creation and of the last change. */
  at: string;
}

export interface SeedDeliveryAddress extends SeedAddress {
  receiverName: string;
  receiverPhone: string;
  plaque?: string;
  unit?: string;
  accessNote?: string;
  isSelected: boolean;
}

export interface SeedPersonAddress extends SeedAddress {
  personId: string;
  kind: 'Legal' | 'Billing' | 'Office' | 'Factory';
  phone?: string;
  isPrimary: boolean;
}

const tehran = { countryId: homeCountryId, stateId: 'state-tehran', cityId: 'city-tehran' };
const isfahan = { countryId: homeCountryId, stateId: 'state-isfahan', cityId: 'city-isfahan' };
const tabriz = { countryId: homeCountryId, stateId: 'state-east-azerbaijan', cityId: 'city-tabriz' };

/** Delivery addresses of the seed's people; each person has one selected. */
export const deliveryAddresses: SeedDeliveryAddress[] = [
  {
    id: 'addr-1',
    userId: 'user-1',
    title: 'انبار جادهٔ مخصوص',
    receiverName: 'نوید رضایی',
    receiverPhone: '09120000001',
    ...tehran,
    urbanAreaId: 'urban-tehran-21',
    addressText: 'کیلومتر دوازده جادهٔ مخصوص کرج، خیابان گل‌ها، کوچهٔ نگارش',
    plaque: '14',
    postalCode: '1389714567',
    accessNote: 'ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.',
    isSelected: true,
    at: daysFromReference(-40),
  },
  {
    id: 'addr-2',
    userId: 'user-1',
    title: 'کارگاه اصفهان',
    receiverName: 'نوید رضایی',
    receiverPhone: '09120000001',
    ...isfahan,
    addressText: 'شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم',
    plaque: '27',
    postalCode: '8159314567',
    isSelected: false,
    at: daysFromReference(-120),
  },
  {
    id: 'addr-3',
    userId: 'user-3',
    title: 'دفتر تبریز',
    receiverName: 'مهدی احمدی',
    receiverPhone: '09120000003',
    ...tabriz,
    addressText: 'خیابان آزادی، نرسیده به چهارراه حافظ، ساختمان سهند',
    plaque: '112',
    unit: '6',
    postalCode: '5165914567',
    isSelected: true,
    at: daysFromReference(-75),
  },
];

export const personAddresses: SeedPersonAddress[] = [
  {
    id: 'paddr-1',
    userId: 'user-1',
    personId: 'person-1',
    kind: 'Legal',
    title: 'دفتر مرکزی',
    ...tehran,
    urbanAreaId: 'urban-tehran-6',
    addressText: 'خیابان کریم‌خان زند، خیابان خردمند شمالی، ساختمان سپهر، طبقهٔ سوم',
    postalCode: '1585714567',
    phone: '02155500100',
    isPrimary: true,
    at: daysFromReference(-400),
  },
  {
    id: 'paddr-2',
    userId: 'user-1',
    personId: 'person-1',
    kind: 'Factory',
    title: 'کارخانه',
    ...isfahan,
    addressText: 'شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم، پلاک 27',
    postalCode: '8159314567',
    isPrimary: false,
    at: daysFromReference(-390),
  },
];
