import { styled, View } from '@tamagui/core';

/** The lines gathered for a request, stacked. */
export const RequestPanel = styled(View, { name: 'RequestPanel', display: 'grid', gap: '3', minWidth: 0 });

export const RequestPanelLine = styled(View, {
  name: 'RequestPanelLine',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto sm:minmax(0, 1fr) 152px auto',
  alignItems: 'flex-start',
  columnGap: '2',
  rowGap: '2',
  paddingBlockEnd: '3',
  borderBottomWidth: '1px',
  borderColor: 'line',
});
