import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  alborz,
  answersNowMs,
  answerUnits,
  azargostar,
  declined,
  expired,
  pars,
  waiting,
} from './trade-answers.fixtures';
import { TradeAnswersView } from './trade-answers-view';

const meta = {
  title: 'Screens/Trade/Trade answers',
  component: TradeAnswersView,
  tags: ['!autodocs'],
} satisfies Meta<typeof TradeAnswersView>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = { state: 'ready', units: answerUnits, nowMs: answersNowMs, onPrint: () => undefined } as const;

export const Ready: Story = { args: { ...ready, requests: [pars, alborz, azargostar] } };
export const OneWaits: Story = { args: { ...ready, requests: [waiting, pars, alborz] } };
export const SomeEnded: Story = { args: { ...ready, requests: [pars, alborz, expired, declined] } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { ...ready, requests: [waiting] } };
export const Failed: Story = { name: 'Error', args: { state: 'failed', onRetry: () => undefined } };
