import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { Panel } from '../../panel/panel';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { FileRows } from '../file-rows/file-rows';
import { ArticleRows, ArticleView, type ArticleViewProps, LabelLinks, QuantityPopover } from './article-page';

const html = `<p>وقتی دو محور در یک راستا نباشند، کوپلینگ در هر دور یک بار خم می‌شود؛ ناهم‌محوری <a data-live="" href="#convert">۰٫۲ <bdi dir="ltr">mm</bdi></a> عمر را به نیم می‌رساند.</p>
<h2 id="part-1">حد مجاز</h2><div tabindex="0" role="group" aria-label="جدول"><table><caption>حد مجاز برای کوپلینگ کوتاه</caption><thead><tr><th scope="col">دور</th><th scope="col">موازی</th></tr></thead><tbody><tr><td>۷۵۰</td><td>۰٫۰۹</td></tr><tr><td>۱٬۵۰۰</td><td>۰٫۰۶</td></tr></tbody></table></div>
<h2 id="part-2">روش</h2><ol><li>ساعت را روی لبه ببندید.</li><li>یک دور کامل بچرخانید.</li></ol>
<h3 id="part-2-1">محاسبهٔ شیم</h3><div data-part="formula"><p>s₁ = <span data-part="fraction"><span data-part="numerator">b</span><span data-part="denominator">a</span></span> f</p><div data-part="where"><dl><dt><bdi dir="ltr">s₁</bdi></dt><dd>شیم زیر پایهٔ جلو</dd><dt><bdi dir="ltr">f</bdi></dt><dd>اختلاف پیشانی</dd></dl></div></div>
<aside data-part="warning"><p><strong>پیش از کار:</strong> برق الکتروموتور را قطع و کلید را قفل کنید.</p></aside>`;

const meta = {
  title: 'Patterns/Content/Article page',
  tags: ['framed'],
  component: ArticleView,
  args: {
    title: 'هم‌محوری پمپ و الکتروموتور: اندازه‌گیری، حد مجاز و محاسبهٔ شیم',
    lead: 'بیشتر خرابی‌های زودرس بلبرینگ و آب‌بند پمپ از ناهم‌محوری است.',
    facts: (
      <>
        <a href="#kind">محاسبات مهندسی</a>
        <time dateTime="2026-11-21">۳۰ آبان ۱۴۰۵</time>
        <span>۸ دقیقه خواندن</span>
      </>
    ),
    byline: <b>گروه فنی بازار</b>,
    contents: {
      label: 'در این مطلب',
      count: '۳ بخش',
      left: '۸ دقیقه مانده',
      parts: [
        { id: 'part-1', label: 'حد مجاز' },
        { id: 'part-2', label: 'روش', parts: [{ id: 'part-2-1', label: 'محاسبهٔ شیم' }] },
      ],
    },
    html,
    empty: 'متن این مطلب هنوز نوشته نشده است.',
    foot: <LabelLinks label="برچسب‌ها" links={[{ href: '#label', label: 'کوپلینگ' }]} />,
    aside: (
      <>
        <Panel id="files" title="پیوست‌ها" isFlush>
          <FileRows
            files={[
              {
                id: 'f-1',
                href: '#file',
                name: 'برگهٔ اندازه‌گیری',
                icon: 'pdf',
                kind: 'PDF',
                size: '۱۸۰ کیلوبایت',
              },
            ]}
          />
        </Panel>
        <Panel id="related" title="محصولات مرتبط" isFlush>
          <ArticleRows
            rows={[{ id: 'p-1', href: '#product', title: 'بلبرینگ 6205-2RSH', note: '۱۵ × ۵۲ × ۲۵ mm' }]}
          />
        </Panel>
      </>
    ),
  },
  parameters: keyTable({
    Tab: 'from part to part, then through the text and what stands beside it',
    Enter: 'goes to the part, opens a link, downloads a file',
  }),
} satisfies Meta<typeof ArticleView>;
export default meta;
type Story = StoryObj<typeof meta>;

const { contents: _, aside: __, foot: ___, ...alone } = meta.args;

export const Default: Story = {};
export const Playground: Story = { args: { level: 1 } };
/** Too short for contents, and nothing belongs to it. */
export const Short: Story = {
  render: () => <ArticleView {...alone} html="<p>متنی کوتاه.</p>" />,
  // Nothing beside the text: one column in the middle, and no empty one at its start.
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('.u-av') ?? canvasElement;
    await expect(sheet.getBoundingClientRect().width).toBeLessThanOrEqual(864);
    await expect(getComputedStyle(sheet).gridTemplateColumns.split(' ')).toHaveLength(1);
  },
};
/** Neither text nor anything beside it: the card takes the page. */
export const WithoutText: Story = {
  render: () => <ArticleView {...alone} html="" />,
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('.u-av') ?? canvasElement;
    await expect(getComputedStyle(sheet).maxWidth).toBe('none');
  },
};
/** Read by its author before it is published. */
export const Draft: Story = {
  args: { notice: { title: 'پیش‌نویس', text: 'این پیش‌نمایش را فقط نویسنده و مدیر می‌بینند.' } },
};
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = {
  args: { title: `${meta.args.title} برای همهٔ دستگاه‌های دوّار کارگاه و کارخانه`.repeat(2) },
};
export const MixedDirection: Story = { args: { title: 'فلنج DIN 2501 و پیچ M16 در فشار 16 bar' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    const fold = canvasElement.querySelector<HTMLElement>('nav summary');
    if (fold?.checkVisibility()) {
      fold.focus();
      await press('{Enter}');
    }
    canvas.getByRole('link', { name: 'محاسبهٔ شیم' }).focus();
    await press('{Enter}');
    await expect(followed()).toContain('#part-2-1');
  }),
};
/** A quantity of the text, opened. */
export const QuantityOpen: Story = {
  render: (args) => <WithQuantity {...args} />,
};

function WithQuantity(args: ArticleViewProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => setAnchor(document.querySelector<HTMLElement>('[data-live]')), []);
  return (
    <>
      <ArticleView {...args} />
      {anchor ? (
        <QuantityPopover
          anchor={anchor}
          label="تبدیل ۰٫۲ mm"
          conversions={[
            { id: 'um', value: '۲۰۰', unit: 'μm' },
            { id: 'cm', value: '۰٫۰۲', unit: 'cm' },
          ]}
          links={[{ href: '#list', label: 'لقی شعاعی ۰٫۲ mm', note: '۳۱۸ محصول' }]}
          status=""
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  );
}
