import { Text } from '@bazaar/ui/text';

export function Example() {
  return <Text>هویت شرکت را بازار صنعت تأیید کرده است.</Text>;
}
