'use client';

import {
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from '@/shell/screens/unexpected-error-screen';

export default function DefaultError(props: UnexpectedErrorScreenProps) {
  return <UnexpectedErrorScreen {...props} />;
}
