import { styled, View } from '@tamagui/core';

export const AssistantSentences = styled(View, { name: 'AssistantSentences', display: 'block' });
