import { SegmentedLinks } from '@bazaar/ui/segmented';

export function Example() {
  return (
    <SegmentedLinks
      label="دستگاه یکاها"
      segments={[
        { href: '#metric', label: 'متریک', isCurrent: true },
        { href: '#inch', label: 'اینچی' },
      ]}
    />
  );
}
