import { styled, View } from '@tamagui/core';

/** Name, scientific name and description of the category. */
export const LandingIntro = styled(View, {
  name: 'HubIntro',
  display: 'block',
  maxWidth: '760px',
  paddingBottom: '4',
});

/** Favourite, note and share, below the text of the head. */
export const LandingActions = styled(View, {
  name: 'HubActs',
  flexDirection: 'row',
  flexWrap: 'wrap',
  columnGap: '4',
  marginBlockStart: '1',
});

/** Cells that share hairlines: subcategories, doors. */
export const LandingCells = styled(View, {
  name: 'HubCells',
  display: 'grid',
  marginInlineEnd: '-1px',
  marginBlockEnd: '-1px',
  gridTemplateColumns: 'minmax(0,1fr)',
  variants: {
    columns: {
      2: { gridTemplateColumns: 'minmax(0,1fr) sm:repeat(2,minmax(0,1fr))' },
      3: { gridTemplateColumns: 'minmax(0,1fr) sm:repeat(2,minmax(0,1fr)) md:repeat(3,minmax(0,1fr))' },
      4: { gridTemplateColumns: 'minmax(0,1fr) sm:repeat(2,minmax(0,1fr)) lg:repeat(4,minmax(0,1fr))' },
    },
  } as const,
});

export const LandingCell = styled(View, {
  name: 'HubCell',
  display: 'grid',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '56px',
  paddingInline: '4',
  paddingBlock: '2',
  backgroundColor: 'surface hover:tintSoft',
  variants: { door: { true: { minHeight: '72px' } } } as const,
});

export const LandingSection = styled(View, {
  name: 'HubSection',
  display: 'block',
  marginBlockStart: '8 md:10',
});

export const LandingSectionHead = styled(View, {
  name: 'HubSectionHead',
  flexDirection: 'row',
  alignItems: 'baseline',
  gap: '3',
  marginBlockEnd: '3',
});
