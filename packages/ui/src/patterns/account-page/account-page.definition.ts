import { styled, Text, View } from '@tamagui/core';

/** Title of a page and its action, straight on the page. */
export const AccountHeadLine = styled(View, {
  name: 'AccountHeadLine',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  columnGap: '4',
  paddingBlockStart: '4 sm:1',
});

export const AccountStack = styled(View, { name: 'AccountStack', gap: '4' });

export const AccountTitle = styled(Text, {
  name: 'AccountTitle',
  display: 'block',
  whiteSpace: 'normal',
  fontSize: '18 sm:22',
  lineHeight: '18 sm:22',
  fontWeight: 'bold',
});

export const AccountNote = styled(Text, {
  name: 'AccountNote',
  color: 'muted',
  fontSize: '13',
  fontWeight: 'regular',
});
