import {
  getGetVisitorChartMockHandler as chart,
  getGetVisitorChartMockHandlerDefault as noChart,
} from '@bazaar/api/mocks/visitor-logs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedQueries } from '@/lib/data/shared-queries';
import { never } from '@/testing/story-of-person';
import { chartOf, emptyChartOf } from './visitor-chart.fixtures';
import { VisitorChartSection } from './visitor-chart-section';

const visits = chart(({ request }) => chartOf(request.url));

/** The chart with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Account/Visits',
  component: VisitorChartSection,
  tags: ['!autodocs'],
  args: { title: 'بازدید صفحهٔ شرکت', name: 'بازدید صفحهٔ شرکت', note: 'پارت‌صنعت رضا' },
  decorators: [
    (Story) => (
      <SharedQueries>
        <Story />
      </SharedQueries>
    ),
  ],
} satisfies Meta<typeof VisitorChartSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: { msw: { handlers: [visits] } } };
export const Loading: Story = { parameters: { msw: { handlers: [chart(never)] } } };
export const Empty: Story = {
  parameters: { msw: { handlers: [chart(({ request }) => emptyChartOf(request.url))] } },
};
export const Failed: Story = { name: 'Error', parameters: { msw: { handlers: [noChart()] } } };
