import { styled, View } from '@tamagui/core';

/** Filters at the inline start, results beside them; one column below md. */
export const ListLayout = styled(View, {
  name: 'ListLayout',
  display: 'grid',
  alignItems: 'flex-start',
  columnGap: '6',
});

/** The results and everything above them. */
export const ListMain = styled(View, { name: 'ListMain', minWidth: 0 });

/** Heading of a list: name, scientific names, actions at the end. */
export const ListHead = styled(View, {
  name: 'ListHead',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: '4',
  rowGap: '2',
  paddingBottom: '3 md:4',
});

export const ListActions = styled(View, {
  name: 'ListActions',
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '2',
  marginInlineStart: '0 sm:auto',
});

/** A notice about the page, between head and results. */
export const ListWarning = styled(View, {
  name: 'ListNote',
  flexDirection: 'row',
  alignItems: 'flex-start',
  gap: '2',
  padding: '3',
  marginBlockEnd: '3',
  borderRadius: 'field',
  backgroundColor: 'warningTint',
  variants: { tone: { info: { backgroundColor: 'infoTint' } } } as const,
});

export const PageTop = styled(View, { name: 'PageTop', display: 'block', paddingBlockStart: '4 md:6' });
