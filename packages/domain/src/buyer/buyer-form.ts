import * as z from 'zod/mini';
import { mobileRule } from '../form-fields/phone';
import { optionalText, requiredText } from '../form-fields/text-field';
import { identityFields } from '../person/identity-fields';

/**
 * Schema of the first registration after a first login (`POST /buyers`). The phone number is that of the login; the service refuses any
 * other.
 */
export const buyerSchema = z.object({
  ...identityFields,
  phoneNumber: requiredText(mobileRule),
  cityId: optionalText(),
  acceptsRules: z.literal(true, { error: 'rules-not-accepted' }),
});

export type BuyerOutput = z.output<typeof buyerSchema>;

/** Values of the form. The checkbox of the rules starts unchecked. */
export type BuyerValues = Omit<z.input<typeof buyerSchema>, 'acceptsRules'> & {
  readonly acceptsRules: boolean;
};

export function emptyBuyer(phoneNumber: string): Required<BuyerValues> {
  return {
    firstName: '',
    lastName: '',
    phoneNumber,
    nationalCode: '',
    email: '',
    cityId: '',
    acceptsRules: false,
  };
}
