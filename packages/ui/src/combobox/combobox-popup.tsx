import { mdiCheck } from '@mdi/js';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { MarkedText } from '../marked-text/marked-text';
import { cx } from '../style/cx';
import type { ComboboxOption, ComboboxProps } from './combobox-types';
import { type ComboboxControl, optionId } from './use-combobox';

interface PopupProps {
  readonly combobox: ComboboxProps;
  readonly control: ComboboxControl;
}

/** The list, or the single row shown in its place. A press inside does not take the focus from the field. */
export function ComboboxPopup({ combobox, control }: PopupProps) {
  const { id, groups, texts, status = 'ready', onRetry } = combobox;
  return (
    <div className={cx('field-popup', { list: true })} onPointerDown={(event) => event.preventDefault()}>
      {status === 'ready' && hasOptions(combobox) ? (
        // A scrolling list would be a Tab stop, which would leave the field.
        <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={texts.list}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox is divided by groups, not by fieldsets.
            <div key={group.id} role="group" aria-label={group.title}>
              {group.title ? (
                <div role="presentation" className={cx('combobox-group')}>
                  {group.title}
                </div>
              ) : null}
              {group.options.map((option) => (
                <Option key={option.value} option={option} combobox={combobox} control={control} />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <div className={cx('combobox-note', { error: status === 'error' })}>
          {status === 'ready' ? texts.empty : texts[status]}
          {status === 'error' && onRetry ? (
            <Button tone="text" size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

export function hasOptions({ groups }: Pick<ComboboxProps, 'groups'>): boolean {
  return groups.some((group) => group.options.length > 0);
}

function Option({ option, combobox, control }: PopupProps & { readonly option: ComboboxOption }) {
  const isChosen = option.value === combobox.chosen?.value;
  const isActive = option === control.active;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the row in turn is named by aria-activedescendant.
    <div
      id={optionId(combobox.id, option)}
      role="option"
      aria-selected={isActive}
      aria-disabled={option.isDisabled}
      className={cx('combobox-option', { active: isActive, unavailable: option.isDisabled })}
      onClick={() => {
        if (!option.isDisabled) control.choose(option);
      }}
    >
      <span>
        <MarkedText text={option.label} matched={option.matched} />
      </span>
      <small>{option.note}</small>
      {isChosen ? <Icon path={mdiCheck} size={18} /> : null}
    </div>
  );
}
