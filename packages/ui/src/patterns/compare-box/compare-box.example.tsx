import { CompareBox } from '@bazaar/ui/patterns/compare-box';

export function Example() {
  return (
    <CompareBox
      label="مقایسهٔ 6205-2RSH"
      name="compare"
      value="sp-1"
      formId="compare-form"
      action={{ 'data-action': 'compare', 'data-payload': '{"id":"sp-1","name":"6205-2RSH"}' }}
    />
  );
}
