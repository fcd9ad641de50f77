import { RadioGroup } from '@bazaar/ui/choice-group';

export function Example() {
  return (
    <RadioGroup
      id="pay"
      name="pay"
      legend="روش پرداخت"
      options={[
        { value: 'Wallet', label: 'کیف پول' },
        { value: 'Online', label: 'پرداخت اینترنتی' },
      ]}
    />
  );
}
