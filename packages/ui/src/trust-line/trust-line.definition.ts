import { styled, Text, View } from '@tamagui/core';

/** Who vouches, since when, until when. */
export const TrustLine = styled(Text, {
  name: 'TrustLine',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '1.5',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'normal',
});

export const TrustBlock = styled(View, { name: 'TrustBlock', gap: '1' });

export const TrustHead = styled(View, {
  name: 'TrustHead',
  flexDirection: 'row',
  justifyContent: 'space-between',
  gap: '3',
});
