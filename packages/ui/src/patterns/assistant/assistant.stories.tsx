import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../button/button';
import { keyTable } from '../../story-parts/key-table';
import { resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { AssistantGroup, AssistantUnderstood } from './assistant-chips';
import { AssistantPanel, AssistantRequest, AssistantTurn, AssistantTurns } from './assistant-more';
import { AssistantQuestion } from './assistant-question';
import { AssistantSentence, type AssistantSentenceProps } from './assistant-sentence';

const pieces: AssistantSentenceProps['pieces'] = [
  { text: 'بلبرینگ قطر داخلی ۲۵ تا ۳۰ میلی‌متر', mark: 'hard' },
  { text: '، ' },
  { text: 'ترجیحاً SKF', mark: 'soft' },
  { text: '، ' },
  { text: 'کم‌صدا', mark: 'unknown' },
];
const removal = { href: '#without', label: 'برداشتن' };
const chips = [
  { key: 'c', title: 'دسته', value: 'بلبرینگ شیار عمیق', from: 'از «بلبرینگ»', removal },
  {
    key: 'd',
    title: 'قطر داخلی',
    value: '۲۵ تا ۳۰',
    unit: 'mm',
    removal,
    editor: <a href="#soft">ترجیح باشد</a>,
  },
];

const meta = {
  title: 'Patterns/Assistant/Assistant panel',
  tags: ['framed'],
  component: AssistantSentence,
  args: {
    id: 'sentence',
    action: '#sent',
    name: 'q',
    label: 'چه می‌خواهید؟',
    submit: 'اعمال جمله',
    placeholder: 'برای نمونه: بلبرینگ 6205، ۵۰ عدد',
    maxLength: 2000,
    pieces,
    legend: { hard: 'شرط', soft: 'ترجیح', unknown: 'نفهمیده' },
    clear: { href: '#clear', label: 'پاک کردن جمله' },
  },
  render: (args) => (
    <>
      <AssistantPanel>
        <AssistantSentence {...args} />
        <AssistantGroup
          title="باید"
          hint="بی این‌ها نشان نمی‌دهیم"
          strength="hard"
          chips={chips}
          add={{ href: '#sentence', label: 'شرط دیگر' }}
        />
        <AssistantGroup
          title="نفهمیدم"
          hint="در نتیجه اثری ندارد"
          strength="unknown"
          chips={[{ key: 'u', value: '«کم‌صدا»', note: 'لرزش؟ C3', removal }]}
        />
        <AssistantQuestion
          title="کدام بلبرینگ؟"
          detail="فعلاً شیار عمیق را نشان می‌دهیم."
          choices={[
            { href: '#1', label: 'شیار عمیق', count: '۳۴', isCurrent: true },
            { href: '#2', label: 'تماس زاویه‌ای', count: '۹' },
          ]}
        />
        <AssistantRequest
          title="هیچ‌کدام نیست؟"
          detail="شرط‌های بالا فرستاده می‌شود."
          action={<ButtonLink href="#request">درخواست با همین مشخصات</ButtonLink>}
        />
      </AssistantPanel>
    </>
  ),
  parameters: keyTable({
    Tab: 'to the field, its button, each chip, its cross and the choices',
    Enter: 'opens a chip, follows a link',
  }),
} satisfies Meta<typeof AssistantSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Empty: Story = {
  args: { pieces: [] },
  render: (args) => (
    <AssistantPanel>
      <AssistantSentence {...args} />
    </AssistantPanel>
  ),
};
/** The sentence could not be understood yet: no word is underlined, and no underline explained. */
export const NotRead: Story = {
  args: { pieces: pieces.map(({ text }) => ({ text })) },
  render: (args) => (
    <AssistantPanel>
      <AssistantSentence {...args} />
    </AssistantPanel>
  ),
};
/** A dialogue: what was understood in each sentence, what only is better so, and what was not understood. */
export const Turns: Story = {
  render: () => (
    <AssistantPanel>
      <AssistantTurns label="گفت‌وگو">
        <AssistantTurn speaker="شما" sentence="بلبرینگ شیار عمیق، ترجیحاً SKF">
          <AssistantUnderstood
            label="فهمیدم"
            strength="hard"
            chips={[{ key: 'c', title: 'دسته', value: 'بلبرینگ شیار عمیق' }]}
          />
          <AssistantUnderstood
            label="بهتر است"
            strength="soft"
            chips={[{ key: 'b', title: 'برند', value: 'SKF' }]}
          />
        </AssistantTurn>
        <AssistantTurn speaker="شما" sentence="کم‌صدا باشد">
          <AssistantUnderstood label="نفهمیدم" strength="unknown" chips={[{ key: 'u', value: '«کم‌صدا»' }]} />
        </AssistantTurn>
        <AssistantTurn speaker="شما" sentence="بلبرینگ">
          <p>چیز تازه‌ای نفهمیدم.</p>
        </AssistantTurn>
        <AssistantTurn speaker="شما" sentence="۵۰۰ عدد" />
      </AssistantTurns>
    </AssistantPanel>
  ),
};
export const LongText: Story = {
  args: {
    pieces: [{ text: 'پمپ سانتریفیوژ برای انتقال آب صنعتی در خط تولید قدیمی کارخانه '.repeat(6) }, ...pieces],
  },
};
export const MixedDirection: Story = {
  args: {
    pieces: [
      { text: 'شیر توپی DN50 PN16', mark: 'hard' },
      { text: ' و 2RSH/C3', mark: 'unknown' },
    ],
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
