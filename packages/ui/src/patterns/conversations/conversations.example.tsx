import { ConversationPanes } from '@bazaar/ui/patterns/conversations';
import type { ComponentProps } from 'react';

export function Example({ list, open }: ComponentProps<typeof ConversationPanes>) {
  return <ConversationPanes title="پیام‌ها" shown="list" list={list} open={open} />;
}
