import { FoundList } from '@bazaar/ui/patterns/found-list';
import type { ComponentProps } from 'react';

export function Example({ items }: ComponentProps<typeof FoundList>) {
  return <FoundList label="مطالب" items={items} />;
}
