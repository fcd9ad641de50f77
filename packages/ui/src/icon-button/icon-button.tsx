import type { ButtonHTMLAttributes, Ref } from 'react';
import type { Definitions } from '../generated/definitions';
import { Icon, type IconProps } from '../icon/icon';
import { cx } from '../style/cx';

export type IconButtonProps = Pick<IconProps, 'mirrored'> & {
  /** A path of the mdi set. */
  readonly icon: string;
  /** Accessible name of the action; also the tooltip. */
  readonly label: string;
  /** Weight of the action, as of Button. */
  readonly tone?: Definitions['button']['tone'];
  /** For a toggle button: `aria-pressed`. */
  readonly isPressed?: boolean;
  /** Reference to the `<button>`, for focus. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'>;

/**
 * An icon as a button, with a touch target of 44 px.
 *
 * Use it for actions everyone knows by their icon (close, search, delete) where there is no room for text. Not for the main action of a
 * page, nor for an icon that needs explaining: use Button with text.
 */
export function IconButton({
  icon,
  label,
  mirrored,
  tone = 'text',
  isPressed,
  buttonRef,
  type = 'button',
  ...button
}: IconButtonProps) {
  return (
    <button
      ref={buttonRef}
      type={type}
      className={cx('button', { tone, size: 'icon' })}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      {...button}
    >
      <Icon path={icon} size={24} mirrored={mirrored} />
    </button>
  );
}
