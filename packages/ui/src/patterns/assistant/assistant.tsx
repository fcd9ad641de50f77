export { type AssistantChipView, AssistantGroup } from './assistant-chips';
export { AssistantAdvice, AssistantColumns, AssistantHead, AssistantSection } from './assistant-layout';
export { AssistantPanel, AssistantRequest, AssistantTurn } from './assistant-more';
export { AssistantQuestion, type AssistantQuestionProps } from './assistant-question';
export type { AssistantRowView } from './assistant-row-view';
export { AssistantSentence } from './assistant-sentence';
export { AssistantTable } from './assistant-table';
