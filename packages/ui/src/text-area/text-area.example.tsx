import { TextArea } from '@bazaar/ui/text-area';

export function Example() {
  return <TextArea id="note" label="توضیح درخواست" name="note" />;
}
