import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginMessages } from '@/translations/login';
import { AccountBenefits } from './account-benefits';
import type { CodeStepProps } from './code-step';
import { LoginNote } from './login-note';
import { LoginView } from './login-view';
import type { MobileStepProps } from './mobile-step';

const nothing = () => {};
const mobileStep: MobileStepProps = { mobile: '', isBusy: false, onType: nothing, onSubmit: nothing };
const codeStep: CodeStepProps = {
  maskedMobile: '۰۹۱۲•••••۴۷',
  code: '481',
  codeLength: 5,
  isBusy: false,
  isLocked: false,
  validSeconds: 102,
  resendSeconds: 102,
  wasResent: false,
  onType: nothing,
  onSubmit: nothing,
  onResend: nothing,
  onEditMobile: nothing,
};

const meta = {
  title: 'Screens/Account/Login',
  component: LoginView,
  args: {
    step: 'mobile',
    mobileStep,
    codeStep,
    after: <p>{loginMessages.afterProfile}</p>,
    note: <LoginNote />,
    benefits: <AccountBenefits />,
  },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mobile: Story = {};
export const Playground: Story = {};
export const MobileWrong: Story = {
  args: { mobileStep: { ...mobileStep, mobile: '0912', fieldProblem: loginMessages.mobileInvalid } },
};
export const Sending: Story = {
  args: { mobileStep: { ...mobileStep, mobile: '09120000001', isBusy: true } },
};
export const NotSent: Story = {
  args: { mobileStep: { ...mobileStep, mobile: '09120000001', problem: loginMessages.smsFailed } },
};
/** Too many codes were requested from this connection. */
export const TooSoon: Story = {
  args: { mobileStep: { ...mobileStep, mobile: '09120000001', problem: loginMessages.crowded('۰۸:۱۲') } },
};
export const NoConnection: Story = {
  args: { mobileStep: { ...mobileStep, mobile: '09120000001', problem: loginMessages.noConnection } },
};
export const Code: Story = { args: { step: 'code' } };
/** A code of a moment ago is still valid: it can be typed at once. */
export const CodeOfBefore: Story = {
  args: { step: 'code', codeStep: { ...codeStep, code: '', isEarlier: true } },
};
export const CodeWrong: Story = {
  args: { step: 'code', codeStep: { ...codeStep, code: '', problem: loginMessages.wrongCodeLeft('۳') } },
};
export const CodeResent: Story = {
  args: { step: 'code', codeStep: { ...codeStep, code: '', wasResent: true } },
};
export const CodeExpired: Story = {
  args: { step: 'code', codeStep: { ...codeStep, code: '', validSeconds: 0, resendSeconds: 0 } },
};
export const Locked: Story = {
  args: {
    step: 'code',
    codeStep: { ...codeStep, code: '', isLocked: true, problem: loginMessages.locked('۱۴:۳۲') },
  },
};
export const Checking: Story = {
  args: { step: 'code', codeStep: { ...codeStep, code: '48123', isBusy: true } },
};
