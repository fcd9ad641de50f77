import { styled, Text, View } from '@tamagui/core';

export const Fieldset = styled(View, { name: 'Fieldset', display: 'block', width: '100%', minWidth: 0 });

export const FieldsetLegend = styled(Text, {
  name: 'FieldsetLegend',
  display: 'block',
  padding: 0,
  paddingBlockEnd: '1',
  fontSize: '13',
  lineHeight: '13',
  fontWeight: 'medium',
  whiteSpace: 'normal',
  variants: {
    /** Title of a part of a long form. */
    section: { true: { paddingBlockEnd: '3', fontSize: '16', lineHeight: '16', fontWeight: 'bold' } },
  } as const,
});

/** Fields of the part: stacked, or in two columns where there is room. */
export const FieldsetBody = styled(View, {
  name: 'FieldsetBody',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'flex-start',
  columnGap: '4',
  rowGap: '4',
  variants: {
    columns: { 2: { gridTemplateColumns: 'minmax(0, 1fr) sm:repeat(2, minmax(0, 1fr))' } },
    /** Lines of choices, which have their own spacing. */
    choices: { true: { rowGap: 0 } },
    row: { true: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', columnGap: '6', rowGap: 0 } },
  } as const,
});
