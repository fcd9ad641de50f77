import { styled, Text, View } from '@tamagui/core';

/** Where a whole address is pasted, set apart from the fields it fills. */
export const AddressPaste = styled(View, {
  name: 'AddressPaste',
  gap: '1',
  padding: '4',
  backgroundColor: 'canvas',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
});

/** What came of the line, with the way back. */
export const AddressPasteFoot = styled(View, {
  name: 'AddressPasteFoot',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
});

/** The short fields of an address beside one another: two in a row on phones, the last alone; three where there is room. */
export const AddressRow = styled(View, {
  name: 'AddressRow',
  display: 'grid',
  alignItems: 'flex-start',
  columnGap: '4',
  rowGap: '4',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) sm:repeat(3, minmax(0, 1fr))',
});

/** Stands at the end of a label: the field was filled out of the pasted line. */
export const AddressSource = styled(Text, {
  name: 'AddressSource',
  fontSize: '12',
  lineHeight: '12',
  fontWeight: 'regular',
  color: 'primaryStrong',
  whiteSpace: 'nowrap',
});
