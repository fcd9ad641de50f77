import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { Badge as BadgeDefinition } from '../badge/badge.definition';
import { Button } from '../button/button';
import { Button as ButtonDefinition } from '../button/button.definition';
import { Card } from '../card/card';
import { Card as CardDefinition } from '../card/card.definition';
import { Heading } from '../heading/heading';
import { Text } from '../text/text';
import { Text as TextDefinition } from '../text/text.definition';
import { TamaguiProvider } from './tamagui-provider';

const badgeTones = ['success', 'warning', 'info', 'error', 'neutral'] as const;
const buttonTones = ['primary', 'secondary', 'quiet', 'text', 'danger'] as const;

/** One definition, rendered by generated classes and by the Tamagui runtime; a test compares every computed property. */
function TwoOutputs() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Heading level={2}>خروجی ایستا</Heading>
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
      <Card padded>
        <Text tone="muted">بازرگانی یاتاقان پارس</Text>
      </Card>
      <Heading level={2}>خروجی زمان اجرا</Heading>
      <TamaguiProvider>
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {badgeTones.map((tone) => (
            <BadgeDefinition key={tone} tone={tone}>
              معتبر
            </BadgeDefinition>
          ))}
        </p>
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {buttonTones.map((tone) => (
            <ButtonDefinition key={tone} tone={tone} render="button">
              درخواست
            </ButtonDefinition>
          ))}
        </p>
        <CardDefinition padded>
          <TextDefinition tone="muted">بازرگانی یاتاقان پارس</TextDefinition>
        </CardDefinition>
      </TamaguiProvider>
    </div>
  );
}

const meta = {
  title: 'Foundations/Two outputs',
  tags: ['!autodocs', '!dev'],
  component: TwoOutputs,
} satisfies Meta<typeof TwoOutputs>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
