import { AddressPaste } from '@bazaar/ui/patterns/address-form';
import { TextArea } from '@bazaar/ui/text-area';

export function Example() {
  return <AddressPaste result={undefined} field={<TextArea id="line" label="نشانی را یک‌جا بچسبانید" />} />;
}
