import { CurrentUserMenu } from '@bazaar/ui/patterns/current-user-menu';
import type { ComponentProps } from 'react';

export function Example({ items, leave, onClose }: ComponentProps<typeof CurrentUserMenu>) {
  return (
    <CurrentUserMenu
      label="حساب کاربری"
      name="نوید رضایی"
      anchor={{ current: null }}
      items={items}
      leave={leave}
      onClose={onClose}
    />
  );
}
