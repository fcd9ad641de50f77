import { Button } from '@bazaar/ui/button';
import { Tooltip } from '@bazaar/ui/tooltip';

export function Example() {
  return (
    <Tooltip text="قیمت هر عدد، بدون مالیات بر ارزش افزوده">
      <Button>قیمت پایه</Button>
    </Tooltip>
  );
}
