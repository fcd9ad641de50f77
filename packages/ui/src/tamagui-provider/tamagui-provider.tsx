'use client';

import type { ReactNode } from 'react';
import { TamaguiProvider as Provider } from 'tamagui';
import { runtimeConfig } from '../theme/runtime-config';

/** Around everything that uses the runtime overlays: the account area, stories, tests. Public pages load it on interaction only. */
export function TamaguiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Provider config={runtimeConfig} defaultTheme="light" disableInjectCSS={false}>
      {children}
    </Provider>
  );
}
