'use client';

import { createContext, type ReactNode, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { TamaguiProvider as Provider } from 'tamagui';
import { runtimeConfig } from '../theme/runtime-config';
import { insertConfigStyles } from './insert-config-styles';

export interface TamaguiProviderProps {
  /** Rendered on the server and while hydrating; the same box in static classes, for children that are visible before they open. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Theme and font of the runtime are set on the body, so that overlays outside the tree have them too. */
const bodyClasses = ['t_light', 'font_body'];

const InsideRuntime = createContext(false);

/**
 * Wraps each part that uses the runtime, never a whole page: it renders in the browser only, because Tamagui's server output has style
 * elements and style attributes that a policy without `unsafe-inline` blocks. Inside another provider it adds nothing.
 */
export function TamaguiProvider({ fallback = null, children }: TamaguiProviderProps) {
  const isInside = useContext(InsideRuntime);
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  if (isInside) return children;
  return isHydrated ? <Runtime>{children}</Runtime> : fallback;
}

function Runtime({ children }: { readonly children: ReactNode }) {
  // Before the first component of the runtime inserts a rule.
  insertConfigStyles(runtimeConfig.getCSS);
  useLayoutEffect(() => {
    document.body.classList.add(...bodyClasses);
  }, []);
  return (
    <InsideRuntime value={true}>
      {/* As a subtree it leaves the classes of the body alone when it unmounts: others may still be mounted. */}
      <Provider config={runtimeConfig} defaultTheme="light" disableInjectCSS isSubtreeRoot>
        {children}
      </Provider>
    </InsideRuntime>
  );
}

const subscribe = () => () => undefined;
