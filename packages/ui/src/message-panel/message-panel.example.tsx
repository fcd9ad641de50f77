import { EmptyPanel } from '@bazaar/ui/message-panel';

export function Example() {
  return <EmptyPanel title="هنوز چیزی نگه نداشته‌اید." />;
}
