import { feedbackMessages as texts } from '@/translations/feedback';

/** Id of the form, and prefix of the ids of its fields. */
export const FEEDBACK_FORM = 'feedback';

/** The domain's limit of the text; its module loads the validation, which the page does without. A test compares them. */
export const MOST_LETTERS = 4_000;

/** Fields of the contact, the same before and after the script of the form. A field of type `email` would hide where its caret is. */
export const CONTACT_FIELDS = [
  { name: 'fullName', label: texts.fullName, autoComplete: 'name' },
  {
    name: 'phoneNumber',
    label: texts.phoneNumber,
    inputMode: 'tel',
    dir: 'ltr',
    autoComplete: 'tel-national',
  },
  { name: 'email', label: texts.email, inputMode: 'email', dir: 'ltr', autoComplete: 'email' },
] as const;
