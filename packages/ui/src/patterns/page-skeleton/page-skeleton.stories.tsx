import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageCover } from './page-cover';
import { PageSkeleton } from './page-skeleton';

const meta = {
  title: 'Patterns/Page frame/Page skeleton',
  tags: ['framed'],
  component: PageSkeleton,
  parameters: { without: { MixedDirection: 'its only text is one sentence that is spoken' } },
  args: { kind: 'list', label: 'در حال بارگذاری…' },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { kind: 'product' } };
export const Home: Story = { args: { kind: 'home' } };
export const List: Story = { args: { kind: 'list' } };
export const Product: Story = { args: { kind: 'product' } };
export const Supplier: Story = { args: { kind: 'supplier' } };
export const Landing: Story = { args: { kind: 'landing' } };
export const Results: Story = { args: { kind: 'results' } };
export const Account: Story = { args: { kind: 'account' } };
export const Assistant: Story = { args: { kind: 'assistant' } };
export const Dialogue: Story = { args: { kind: 'dialogue' } };
export const AssistantLanding: Story = { args: { kind: 'assistantLanding' } };
export const Article: Story = { args: { kind: 'article' } };
export const Contents: Story = { args: { kind: 'contents' } };
export const Videos: Story = { args: { kind: 'videos' } };
export const Questions: Story = { args: { kind: 'questions' } };
export const Help: Story = { args: { kind: 'help' } };
export const HelpIndex: Story = { args: { kind: 'helpIndex' } };
export const HowItWorks: Story = { args: { kind: 'howItWorks' } };
/** Over the current page; the header stays visible. */
export const Cover: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <p>سربرگ</p>
      <PageCover belowPx={48}>
        <PageSkeleton {...args} />
      </PageCover>
    </>
  ),
};
export const LongText: Story = { args: { label: 'در حال بارگذاری فهرست محصولات این دسته…' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
