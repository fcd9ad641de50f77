/** The fields of a catalogue profile that the rules of this folder read. */
export interface ProfileRecord {
  readonly kind: 'Person' | 'Company';
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalCode?: string | undefined;
  readonly email?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly gender?: string | undefined;
  readonly jobTitleId?: string | undefined;
  readonly company?:
    | {
        readonly name: string;
        readonly nationalId: string;
        readonly economicCode?: string | undefined;
        readonly registrationNumber?: string | undefined;
        readonly activityFieldId?: string | undefined;
      }
    | undefined;
}
