import { BarePage } from '@bazaar/ui/patterns/page-frame';
import type { ReactNode } from 'react';

export default function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return <BarePage>{children}</BarePage>;
}
