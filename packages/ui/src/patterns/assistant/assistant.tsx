export { AssistantAsk, type AssistantAskProps } from './assistant-ask';
export { type AssistantChipView, AssistantGroup, AssistantUnderstood } from './assistant-chips';
export {
  AssistantColumns,
  AssistantHead,
  AssistantOnward,
  AssistantSection,
} from './assistant-layout';
export {
  AssistantAbilities,
  AssistantDialogue,
  AssistantPanel,
  AssistantRequest,
  AssistantTurn,
  AssistantTurns,
} from './assistant-more';
export { AssistantQuestion, type AssistantQuestionProps } from './assistant-question';
export type { AssistantRowView } from './assistant-row-view';
export { AssistantSentence } from './assistant-sentence';
export { AssistantTable } from './assistant-table';
