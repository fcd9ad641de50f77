'use client';

import {
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from '@/shell/screens/unexpected-error-screen';

export default function ProfileError(props: UnexpectedErrorScreenProps) {
  return <UnexpectedErrorScreen {...props} />;
}
