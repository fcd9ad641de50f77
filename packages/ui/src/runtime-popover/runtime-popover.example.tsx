import { RuntimePopover } from '@bazaar/ui/runtime-popover';

export function Example() {
  return (
    <RuntimePopover
      label="راهنما"
      trigger={
        <button type="button" className="u-button u-button--tone-secondary">
          این چیست؟
        </button>
      }
    >
      قطر داخلی همان قطر محور است.
    </RuntimePopover>
  );
}
