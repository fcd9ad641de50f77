/** Texts of every list of suppliers. Numbers and dates are passed formatted. */
export const supplierTableMessages = {
  /** Where a heading above already says «تأمین‌کنندگان»: two regions of one name cannot be told apart. */
  caption: 'جدول تأمین‌کنندگان',
  columns: {
    supplier: 'تأمین‌کننده',
    field: 'زمینهٔ کار',
    city: 'شهر',
    validity: 'تأیید بازار صنعت',
    delegations: 'نمایندگی',
    products: 'محصول',
    response: 'میانگین پاسخ',
  },
  none: 'ندارد',
  moreBrands: (count: string) => `و ${count} دیگر`,
  hours: (hours: string) => `${hours} ساعت`,
  validityBar: (name: string) => `گذشته از اعتبار تأیید ${name}`,
  ended: 'پایان تأیید در',
  notConfirmed: 'هنوز تأیید نشده',
} as const;
