import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { Banner } from '../banner/banner';
import { Button } from '../button/button';
import { Checkbox, Radio, Switch } from '../choice/choice';
import { TextField } from '../field/field';
import { Progress } from '../progress/progress';
import { SegmentedLinks } from '../segmented/segmented';
import { Tabs } from '../tabs/tabs';
import { TrustValidity } from '../trust-line/trust-line';

const badgeTones = ['success', 'warning', 'info', 'error', 'neutral'] as const;
const buttonTones = ['primary', 'secondary', 'quiet', 'text', 'danger'] as const;

/** Every part that colour distinguishes, in the colours of the reader's system. */
function Parts() {
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            معتبر
          </Badge>
        ))}
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {buttonTones.map((tone) => (
          <Button key={tone} tone={tone}>
            درخواست
          </Button>
        ))}
      </p>
      <div>
        <Checkbox name="seal" label="لاستیکی دوطرفه" defaultChecked />
        <Checkbox name="plain" label="بدون آب‌بند" />
        <Radio name="pay" label="کیف پول" defaultChecked />
        <Switch name="on" label="خبرم کنید" defaultChecked />
        <Switch name="off" label="پیامک بفرستید" />
      </div>
      <Tabs
        label="بخش‌های صفحه"
        tabs={[
          { href: '#spec', label: 'مشخصات فنی', isCurrent: true },
          { href: '#offers', label: 'پیشنهادها' },
        ]}
      />
      <SegmentedLinks
        label="دستگاه یکاها"
        segments={[
          { href: '#metric', label: 'متریک', isCurrent: true },
          { href: '#inch', label: 'اینچی' },
        ]}
      />
      <Progress id="forced-upload" label="بارگذاری نقشه" value={40} max={100} text="۴۰٪" />
      <TrustValidity elapsed={0.4} remaining="۵ ماه مانده" label="گذشته از اعتبار">
        هویت تأییدشده
      </TrustValidity>
      <TextField id="forced-postal" name="postal" label="کد پستی" error="کد پستی ده رقم است." />
      <Banner status="warning" title="ارتباط کند است.">
        صفحه دیرتر نشان داده می‌شود.
      </Banner>
    </div>
  );
}

const meta = {
  title: 'Foundations/Forced colours',
  component: Parts,
  tags: ['!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
} satisfies Meta<typeof Parts>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
