import { Avatar } from '@bazaar/ui/avatar';
import { Button } from '@bazaar/ui/button';
import { MissingItems, PersonalHead, PersonalStack } from '@bazaar/ui/patterns/personal-info';

export function Example() {
  return (
    <PersonalStack>
      <PersonalHead picture={<Avatar letters="س‌ک" size="large" />} action={<Button>تغییر تصویر</Button>}>
        سارا کریمی
      </PersonalHead>
      <MissingItems items={[{ fieldId: 'email', label: 'ایمیل' }]} />
    </PersonalStack>
  );
}
