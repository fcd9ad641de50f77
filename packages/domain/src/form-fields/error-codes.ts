/** Reasons why a form refuses a field. The web app maps each code to its Persian message. */
export const FORM_ERROR_CODES = [
  'required',
  'name-too-short',
  'name-too-long',
  'name-letters',
  'title-too-short',
  'title-too-long',
  'company-name-too-short',
  'company-name-too-long',
  'address-too-short',
  'address-too-long',
  'too-long',
  'not-a-mobile',
  'not-a-phone',
  'postal-code',
  'national-code',
  'company-national-id',
  'economic-code',
  'registration-number',
  'email',
  'birth-date',
  'lat-lng',
  'rules-not-accepted',
] as const;

export type FormErrorCode = (typeof FORM_ERROR_CODES)[number];
