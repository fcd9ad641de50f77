'use client';

import { createContext, type ReactNode, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { TamaguiProvider as Provider } from 'tamagui';
import { runtimeConfig } from '../theme/runtime-config';
import { insertConfigStyles } from './insert-config-styles';

export interface TamaguiProviderProps {
  /** Drawn on the server and while hydrating; the same box in static classes, when the children have one before they open. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Theme and font of the runtime stand on the body, so that overlays outside the tree have them too. */
const bodyClasses = ['t_light', 'font_body'];

const InsideRuntime = createContext(false);

/**
 * Around each part that uses the runtime, and never around a page: it renders in the browser only, because what Tamagui renders on a server
 * holds style elements and style attributes that a policy without `unsafe-inline` refuses. Inside another one it adds nothing.
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
      {/* As a subtree it leaves the classes of the body alone when it goes: others may still be there. */}
      <Provider config={runtimeConfig} defaultTheme="light" disableInjectCSS isSubtreeRoot>
        {children}
      </Provider>
    </InsideRuntime>
  );
}

const subscribe = () => () => undefined;
