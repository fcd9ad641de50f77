import { createElement, type ElementType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { TamaguiProvider } from '../src/tamagui-provider/tamagui-provider';
import type { Choice } from './combinations';
import { type DrawnDefinition, disabled } from './drawn-definitions';

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const word = 'نمونه';

/** Renders pairs: `data-output="static"` and `data-output="runtime"` under one `data-case`. */
export function drawOutputs(
  exported: Readonly<Record<string, unknown>>,
  definitions: readonly DrawnDefinition[],
): void {
  const components = new Map(
    Object.entries(exported)
      .filter(([, value]) => (value as { staticConfig?: unknown }).staticConfig)
      .map(([name, value]) => [kebab(name), value]),
  );
  const pairs = definitions.flatMap((definition) =>
    definition.choices.map((choice) =>
      drawPair(definition, components.get(definition.name) as ElementType, choice),
    ),
  );
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(createElement(TamaguiProvider, null, pairs));
}

function drawPair({ name, isText }: DrawnDefinition, Runtime: ElementType, choice: Choice): ReactNode {
  const isDisabled = choice.some(([variant]) => variant === disabled) || undefined;
  const variants = choice.filter(([variant]) => variant !== disabled);
  const modifiers = variants.map(([variant, value]) =>
    value === 'true' ? kebab(variant) : `${kebab(variant)}-${kebab(value)}`,
  );
  const className = [`u-${name}`, ...modifiers.map((modifier) => `u-${name}--${modifier}`)].join(' ');
  const props = Object.fromEntries(variants.map(([variant, value]) => [variant, propOf(value)]));
  const id = [name, ...choice.map((part) => part.join('='))].join(' ');
  const fixed = { className, 'aria-disabled': isDisabled, 'data-output': 'static' };
  return (
    <div key={id} data-case={id} data-definition={name}>
      <Cell>{createElement(isText ? 'span' : 'div', fixed, word)}</Cell>
      <Cell>
        {createElement(Runtime, { ...props, disabled: isDisabled, 'data-output': 'runtime' }, word)}
      </Cell>
    </div>
  );
}

/** A box with containment, so that one case does not affect the layout of the others. */
function Cell({ children }: { readonly children: ReactNode }) {
  return <div style={{ width: 600, height: 400, position: 'relative', contain: 'strict' }}>{children}</div>;
}

const propOf = (value: string) => (value === 'true' ? true : value === 'false' ? false : value);
