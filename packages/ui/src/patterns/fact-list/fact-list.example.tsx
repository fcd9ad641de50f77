import { FactList } from '@bazaar/ui/patterns/fact-list';

export function Example() {
  return (
    <FactList
      facts={[
        { id: 'city', label: 'شهر', value: 'تهران' },
        { id: 'since', label: 'سال تأسیس', value: '۱۳۸۴' },
      ]}
    />
  );
}
