import { styled, View } from '@tamagui/core';

export const ReferenceHead = styled(View, {
  name: 'ReferenceHead',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockEnd: '4',
});

/** A property: its description, its units, and fields for the wanted values. */
export const ReferenceRow = styled(View, {
  name: 'ReferenceRow',
  position: 'relative',
  display: 'grid',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '2',
  paddingInline: '4',
});

/** Submits the values; stays visible while they are being entered. */
export const ReferenceActions = styled(View, {
  name: 'ReferenceActions',
  position: 'sticky',
  zIndex: 'content',
  insetBlockEnd: '60px sm:0',
  flexDirection: 'row',
  flexWrap: 'wrap',
  marginInline: '-16px sm:0',
  marginBlockStart: '4',
  gap: '2',
  paddingBlock: '3',
  paddingInline: '4',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
});

export const ReferenceRange = styled(View, {
  name: 'ReferenceRange',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) 96px',
  alignItems: 'center',
  gap: '2',
});
