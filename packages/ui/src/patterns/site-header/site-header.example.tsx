import { SiteHeader } from '@bazaar/ui/patterns/site-header';
import type { ComponentProps } from 'react';

export function Example({ logo, search, actions, phoneAction, areas }: ComponentProps<typeof SiteHeader>) {
  return (
    <SiteHeader
      actionsLabel="حساب و سبد"
      logo={logo}
      search={search}
      actions={actions}
      phoneAction={phoneAction}
      areas={areas}
    />
  );
}
