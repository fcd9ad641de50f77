import { DirectoryLayout } from '@bazaar/ui/patterns/supplier-directory';
import type { ComponentProps } from 'react';

export function Example({ aside, children }: ComponentProps<typeof DirectoryLayout>) {
  return <DirectoryLayout aside={aside}>{children}</DirectoryLayout>;
}
