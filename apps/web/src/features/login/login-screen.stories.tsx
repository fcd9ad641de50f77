import { getCreateTokenMockHandler, getCreateTokenMockHandlerDefault } from '@bazaar/api/mocks/connect';
import {
  getGetCustomerProfileMockHandler as person,
  getGetCustomerProfileResponseMock as personAsWritten,
} from '@bazaar/api/mocks/customers';
import {
  getRequestOneTimeCodeMockHandler,
  getRequestOneTimeCodeMockHandlerDefault,
} from '@bazaar/api/mocks/users';
import type { Token } from '@bazaar/api/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory } from '@/testing/story-of-person';
import { AccountBenefits } from './account-benefits';
import { LoginNote } from './login-note';
import { LoginScreen } from './login-screen';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
const code = getRequestOneTimeCodeMockHandler({
  codeLength: 5,
  expiresInSeconds: 120,
  resendAfterSeconds: 120,
  isNewUser: false,
});
/** The web server keeps the token and answers with this. */
const session = () => ({ exp: Math.floor(Date.now() / 1000) + 86_400, sub: 'usr-1' }) as unknown as Token;
const registered = person({ ...personAsWritten(), missingFields: [] });

/** The login with its calls: any mobile number and any five digits lead to the account. */
const meta = {
  title: 'Screens/Account/Login connected',
  component: LoginScreen,
  tags: ['!autodocs'],
  args: { note: <LoginNote />, benefits: <AccountBenefits /> },
  // Whoever logs in here is logged out with the story.
  beforeEach: () => () => logInForStory()(),
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: told(code, getCreateTokenMockHandler(session), registered),
};
/** The code is sent, and its check fails. */
export const CodeFailed: Story = {
  parameters: told(code, getCreateTokenMockHandlerDefault(), registered),
};
/** No code can be sent. */
export const Failed: Story = {
  name: 'Error',
  parameters: told(getRequestOneTimeCodeMockHandlerDefault(), getCreateTokenMockHandlerDefault()),
};
