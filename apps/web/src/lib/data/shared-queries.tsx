'use client';

import { createQueryClient } from '@bazaar/api/query-client';
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';

/**
 * Provides the query client of one person's pages. Nested, it uses the outer one's cache, so that the frame and its screen read an object
 * once; alone, as in a test or a story, it has its own.
 */
export function SharedQueries({ children }: { readonly children: ReactNode }) {
  return useContext(QueryClientContext) ? children : <OwnQueries>{children}</OwnQueries>;
}

function OwnQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
