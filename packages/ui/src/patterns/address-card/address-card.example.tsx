import { AddressCard } from '@bazaar/ui/patterns/address-card';

export function Example() {
  return (
    <AddressCard
      id="office"
      title="دفتر مرکزی"
      address="تهران، تهران، خیابان مطهری، نبش سنایی، پلاک ۳۸۱، واحد ۱۲"
      postalCode="۱۵۸۶۷-۱۳۴۴۹"
      receiver="بهنام رضایی"
      phone="۰۹۱۲ ۳۰۷ ۶۱ ۴۴"
      access="پیک و وانت؛ شنبه تا چهارشنبه، ۸ تا ۱۶"
      note="در ۳ درخواست؛ آخرین ۱۲ مهر"
      texts={{ postalCode: 'کد پستی', receiver: 'گیرنده', access: 'دسترسی' }}
    />
  );
}
