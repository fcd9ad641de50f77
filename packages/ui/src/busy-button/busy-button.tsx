import { Button, type ButtonProps } from '../button/button';

export interface BusyButtonProps extends Omit<ButtonProps, 'aria-busy' | 'aria-disabled'> {
  /** Its work is going on: a circle turns before the text, and a press is its handler's to ignore. */
  readonly isBusy: boolean;
}

/**
 * A button whose work takes a while. While it does, it keeps the focus and its full colour; give it the verb of the work as its text.
 *
 * Use it to send or to save. Not for work that ends at once (Button), and not for a step that ends in another document (LoadingOverlay).
 */
export function BusyButton({ isBusy, children, ...button }: BusyButtonProps) {
  if (!isBusy) return <Button {...button}>{children}</Button>;
  return (
    <Button {...button} aria-busy aria-disabled>
      <span className="u-spinner" />
      {children}
    </Button>
  );
}
