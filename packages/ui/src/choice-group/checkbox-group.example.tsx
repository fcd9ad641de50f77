import { CheckboxGroup } from '@bazaar/ui/choice-group';

export function Example() {
  return (
    <CheckboxGroup
      id="seal"
      name="seal"
      legend="آب‌بند"
      options={[
        { value: '2rs', label: 'لاستیکی دوطرفه 2RS', count: '۱۳۶' },
        { value: 'zz', label: 'فلزی دوطرفه ZZ', count: '۹۸' },
      ]}
    />
  );
}
