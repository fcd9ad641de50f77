import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../button/button';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import {
  WizardCard,
  WizardDemand,
  WizardFoot,
  WizardHead,
  WizardLayout,
  WizardLine,
  WizardLineButtons,
  WizardStack,
  WizardSteps,
} from './trade-wizard';

interface Args {
  /** Name of the requested product. */
  readonly title: string;
  /** What is wrong with the row. */
  readonly error?: string;
  /** Called with the id of the step to open. */
  readonly onStep: (id: string) => void;
}

/** Use it for the steps of a trade request, with the demands beside them. Not for one form (SiteFormFrame). */
function Wizard({ title, error, onStep }: Args) {
  const titles = ['اقلام', 'تحویل و شرایط', 'مدارک', 'بازبینی'];
  return (
    <WizardStack>
      <WizardHead title="درخواست تازه" note="به ۳ تأمین‌کننده" state="پیش‌نویس ساعت ۱۴:۳۲ ذخیره شد" />
      <WizardSteps
        label="گام‌ها"
        steps={titles.map((step, index) => ({
          id: String(index),
          title: step,
          detail: '۳ قلم',
          number: '۱۲۳۴'.charAt(index),
          isCurrent: index === 0,
          hasErrors: index === 2 && error !== undefined,
        }))}
        onStep={onStep}
      />
      <WizardLayout
        aside={
          <WizardCard id="demands" title="خواستهٔ تأمین‌کنندگان">
            <ul>
              <WizardDemand state="met" text="کمترین سفارش ۵٬۰۰۰٬۰۰۰ تومان" note="رعایت شده" />
              <WizardDemand state="open" text="مشخصات فنی" note="مانده" />
              <WizardDemand state="unmet" text="دست‌کم ۱۰۰ عدد" note="نیاز به توجه" />
              <WizardDemand text="هزینهٔ پایه" note="۵۰۰٬۰۰۰ تومان" />
              <WizardDemand text="جمع" note="۵۰۰٬۰۰۰ تومان" isSum />
            </ul>
          </WizardCard>
        }
      >
        <WizardCard id="lines" title="اقلام" note="۱ قلم">
          <WizardLine
            id="line"
            number="۱"
            title={title}
            detail="قطر داخلی ۲۵ mm"
            facts={[{ label: 'مقدار', value: '۲۰۰ عدد' }]}
            error={error}
            actions={
              <WizardLineButtons
                isOpen={false}
                labels={{ toggle: 'ویرایش قلم ۱', copy: 'رونوشت قلم ۱', remove: 'حذف قلم ۱' }}
                onToggle={() => undefined}
                onCopy={() => undefined}
                onRemove={() => undefined}
              />
            }
          />
        </WizardCard>
      </WizardLayout>
      <WizardFoot step="گام ۱ از ۴" sum="جمع هدف ۱ قلم: ۱۸۰٬۰۰۰٬۰۰۰ تومان">
        <Button tone="primary">گام بعد</Button>
      </WizardFoot>
    </WizardStack>
  );
}

const meta = {
  title: 'Patterns/Trade/Trade wizard',
  tags: ['framed'],
  component: Wizard,
  subcomponents: { WizardHead, WizardSteps, WizardCard, WizardLine },
  args: { title: 'بلبرینگ شیار عمیق', onStep: fn() },
  parameters: keyTable({
    Tab: 'to each step, then to the buttons of each line, then to the way on',
    'Enter, Space': 'on a step: opens it; on a button of a line: edits, copies or removes the line',
  }),
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { title: 'پمپ سانتریفیوژ', error: 'مقدار باید عدد درست باشد.' } };
export const Refused: Story = { args: { error: 'مقدار این واحد باید عدد درست باشد.' } };
export const LongText: Story = {
  args: { title: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند دوطرفه برای ماشین رینگ '.repeat(3) },
};
export const MixedDirection: Story = { args: { title: 'بلبرینگ SKF 6305-2RS1/C3 دوطرفه' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ args }) => {
    for (const _ of [1, 2, 3]) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenCalledWith('2');
  }),
};
