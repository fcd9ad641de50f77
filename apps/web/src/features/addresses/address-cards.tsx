import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { FactList } from '@bazaar/ui/patterns/fact-list';
import { Panel } from '@bazaar/ui/panel';
import { Text } from '@bazaar/ui/text';
import { addressTexts as texts } from '@/translations/addresses';
import type { AddressItem } from './address-items';
import type { AddressCommands } from './addresses-view';
