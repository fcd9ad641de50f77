import type { ButtonHTMLAttributes, Ref } from 'react';
import type { Definitions } from '../generated/definitions';
import { Icon, type IconProps } from '../icon/icon';
import { cx } from '../style/cx';

export type IconButtonProps = Pick<IconProps, 'mirrored'> & {
  /** A path of the mdi set. */
  readonly icon: string;
  /** What the button does, spoken; also shown by the pointer. */
  readonly label: string;
  readonly tone?: Definitions['button']['tone'];
  /** For a button that stays down: `aria-pressed`. */
  readonly isPressed?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'>;

/**
 * An icon that acts, 44 px to touch.
 *
 * Use it for actions everyone knows by their drawing (close, search, delete) in a place without room for a word. Not for
 * the main action of a page, nor for one whose icon needs explaining: take Button with its word.
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
