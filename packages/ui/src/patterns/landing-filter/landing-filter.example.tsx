import { LandingFilter } from '@bazaar/ui/patterns/landing-filter';

export function Example() {
  return (
    <LandingFilter
      action="#"
      name="term"
      label="جستجو در دسته‌های این بخش"
      placeholder="نام فارسی یا علمی"
      submitLabel="جستجو"
      term=""
    />
  );
}
