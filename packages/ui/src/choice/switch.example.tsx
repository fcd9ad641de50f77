import { Switch } from '@bazaar/ui/choice';

export function Example() {
  return <Switch label="خبرم کنید" name="notify" />;
}
