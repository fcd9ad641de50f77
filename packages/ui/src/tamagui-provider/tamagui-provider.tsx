'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { TamaguiProvider as Provider } from 'tamagui';
import { runtimeConfig } from '../theme/runtime-config';

/** Theme and font of the runtime stand on the body, so that overlays outside the tree have them too. */
const bodyClasses = ['t_light', 'font_body'];

/** Around everything that uses the runtime overlays: the account area, stories, tests. Public pages load it on interaction only. */
export function TamaguiProvider({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.classList.add(...bodyClasses);
  }, []);
  return (
    <Provider config={runtimeConfig} defaultTheme="light">
      {children}
    </Provider>
  );
}
