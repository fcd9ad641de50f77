import type { Catalogue } from '../catalogue-entry.ts';

export const formsComponents: Catalogue = {
  'Components/Forms/Account select': {
    status: 'stable',
    persian: ['فهرست انتخاب حساب', 'دراپ‌داون'],
    english: ['runtime select', 'listbox', 'dropdown'],
    apart: 'Select is the same field for public pages; it needs no runtime. Combobox searches a long list.',
  },
  'Components/Forms/Calendar': {
    status: 'stable',
    persian: ['تقویم', 'گاه‌شمار'],
    english: ['month view', 'jalali calendar'],
  },
  'Components/Forms/Checkbox': {
    status: 'stable',
    persian: ['چک‌باکس', 'خانهٔ علامت', 'تیک'],
    english: ['tick box', 'check box'],
    apart: 'Checkbox group holds several under one label. Switch takes effect at once.',
  },
  'Components/Forms/Checkbox group': {
    status: 'stable',
    persian: ['گروه چک‌باکس', 'چندگزینه‌ای'],
    english: ['multiple choice', 'check list'],
  },
  'Components/Forms/Combobox': {
    status: 'stable',
    persian: ['کمبوباکس', 'فهرست جستجوپذیر'],
    english: ['autocomplete', 'typeahead', 'searchable select'],
  },
  'Components/Forms/Date picker': {
    status: 'stable',
    persian: ['انتخاب تاریخ', 'تاریخ شمسی'],
    english: ['date field', 'jalali date'],
  },
  'Components/Forms/Date range picker': {
    status: 'stable',
    persian: ['بازهٔ تاریخ', 'از تاریخ تا تاریخ'],
    english: ['period', 'date interval'],
  },
  'Components/Forms/Dependent select': {
    status: 'stable',
    persian: ['فهرست وابسته', 'استان و شهر'],
    english: ['cascading select', 'linked dropdown'],
  },
  'Components/Forms/Field help': {
    status: 'stable',
    persian: ['راهنمای فیلد', 'علامت سؤال'],
    english: ['info tip', 'question mark', 'toggletip'],
  },
  'Components/Forms/Fieldset': {
    status: 'stable',
    persian: ['گروه فیلد', 'دستهٔ فیلدها'],
    english: ['field group', 'form section'],
  },
  'Components/Forms/File drop': {
    status: 'stable',
    persian: ['بارگذاری فایل', 'پیوست'],
    english: ['upload', 'dropzone', 'attachment'],
  },
  'Components/Forms/Form summary': {
    status: 'stable',
    persian: ['خلاصهٔ خطاها', 'فهرست خطای فرم'],
    english: ['error summary', 'validation summary'],
  },
  'Components/Forms/Money field': {
    status: 'stable',
    persian: ['فیلد مبلغ', 'قیمت'],
    english: ['amount', 'currency input', 'price input'],
  },
  'Components/Forms/Number field': {
    status: 'new',
    persian: ['فیلد عدد', 'تعداد'],
    english: ['spin button', 'numeric input', 'stepper'],
  },
  'Components/Forms/One-time code field': {
    status: 'new',
    persian: ['کد یک‌بارمصرف', 'کد تأیید', 'رمز پویا'],
    english: ['OTP', 'verification code', 'pin', 'code boxes'],
    apart: 'It is the only field for codes; its boxes are part of it and have no entry of their own.',
  },
  'Components/Forms/Phone field': {
    status: 'stable',
    persian: ['شمارهٔ موبایل', 'تلفن'],
    english: ['mobile number', 'tel input'],
  },
  'Components/Forms/Radio': {
    status: 'stable',
    persian: ['دکمهٔ رادیویی', 'گزینه'],
    english: ['radio button', 'option button'],
    apart: 'Radio group is the whole field with its label and error; this is one of its choices.',
  },
  'Components/Forms/Radio group': {
    status: 'stable',
    persian: ['گروه رادیویی', 'تک‌گزینه‌ای'],
    english: ['single choice', 'option group'],
  },
  'Components/Forms/Rating input': {
    status: 'stable',
    persian: ['امتیاز', 'ستاره'],
    english: ['stars', 'score'],
  },
  'Components/Forms/Select': {
    status: 'stable',
    persian: ['فهرست انتخاب', 'دراپ‌داون', 'کشویی'],
    english: ['dropdown', 'picker', 'listbox'],
    apart:
      'Account select is the same field on the runtime, with a search by letters. Combobox searches a long list.',
  },
  'Components/Forms/Switch': {
    status: 'stable',
    persian: ['کلید روشن و خاموش', 'سوئیچ'],
    english: ['toggle', 'on off'],
    apart: 'Checkbox is sent with its form; a switch takes effect at once.',
  },
  'Components/Forms/Text area': {
    status: 'stable',
    persian: ['متن چندخطی', 'توضیحات'],
    english: ['multiline input', 'textarea'],
  },
  'Components/Forms/Text field': {
    status: 'stable',
    persian: ['فیلد متن', 'کادر متن', 'ورودی'],
    english: ['input', 'text input', 'textbox'],
  },
};
