'use client';

import { LazyErrorScreen, type LazyErrorScreenProps } from '@/shell/screens/lazy/lazy-error-screen';

export default function DefaultError(props: LazyErrorScreenProps) {
  return <LazyErrorScreen {...props} />;
}
