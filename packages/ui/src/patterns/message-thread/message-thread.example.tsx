import { MessageThread } from '@bazaar/ui/patterns/message-thread';
import type { ComponentProps } from 'react';

export function Example({ children }: ComponentProps<typeof MessageThread>) {
  return <MessageThread label="گفت‌وگو با صنایع یاتاقان البرز">{children}</MessageThread>;
}
