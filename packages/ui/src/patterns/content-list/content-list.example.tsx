import { ContentList } from '@bazaar/ui/patterns/content-list';
import type { ComponentProps } from 'react';

export function Example({ items }: ComponentProps<typeof ContentList>) {
  return <ContentList label="مطالب" items={items} />;
}
