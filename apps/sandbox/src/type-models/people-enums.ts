import type { EnumTexts } from './enum-texts';

/** Enumerations of people and their data: value → Persian text, in display order. */
export const peopleEnums: EnumTexts = {
  Role: {
    Consumer: 'مصرف‌کننده',
    ConsumerOwner: 'صاحب شرکت',
    Buyer: 'خریدار',
    Customer: 'مشتری',
    MerchantAgent: 'نمایندهٔ شرکت',
    Supplier: 'تأمین‌کننده',
    Admin: 'مدیر سامانه',
  },
  CustomerKind: { Person: 'شخص حقیقی', Company: 'شخص حقوقی' },
  Gender: { Female: 'زن', Male: 'مرد' },
  AgentPermission: {
    ViewRequests: 'دیدن درخواست‌ها',
    Answer: 'پاسخ دادن از طرف شرکت',
    EditCatalog: 'ویرایش کاتالوگ',
    Finance: 'امور مالی',
  },
  MerchantKind: { Real: 'شخص حقیقی', Legal: 'شرکت' },
  MerchantNameProblem: {
    TooShort: 'نام کوتاه است',
    TooLong: 'نام بلند است',
    InvalidCharacters: 'نویسه‌های نام پذیرفته نیست',
    Taken: 'این نام پیش‌تر گرفته شده است',
  },
  MerchantAgentState: { Invited: 'دعوت‌شده', Active: 'فعال', Inactive: 'غیرفعال' },
  FilePurpose: {
    Avatar: 'تصویر پروفایل',
    TradeDocument: 'مدرک معامله',
    Message: 'پیوست پیام',
    Feedback: 'پیوست بازخورد',
    Address: 'تصویر مکان',
  },
  FeedbackType: {
    Suggestion: 'پیشنهاد',
    Problem: 'مشکل',
    Complaint: 'شکایت',
    Question: 'پرسش',
    Praise: 'قدردانی',
  },
  NoteColor: {
    Yellow: 'زرد',
    Green: 'سبز',
    Blue: 'آبی',
    Red: 'قرمز',
    Purple: 'بنفش',
    Gray: 'خاکستری',
  },
  PersonAddressKind: {
    Legal: 'آدرس قانونی',
    Billing: 'آدرس صورتحساب',
    Office: 'دفتر',
    Factory: 'کارخانه',
  },
  ConversationCounterpartKind: { Supplier: 'تأمین‌کننده', Buyer: 'خریدار', Support: 'پشتیبانی' },
  ConversationState: { Open: 'باز', Archived: 'بایگانی‌شده', Closed: 'بسته' },
};
