import { createElement, type ElementType } from 'react';
import { createRoot } from 'react-dom/client';
import { TamaguiProvider } from '../src/tamagui-provider/tamagui-provider';

interface Drawable {
  readonly staticConfig?: {
    readonly isText?: boolean;
    readonly variants?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}

const inherited = new Set(['ellipsis', 'numberOfLines']);
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Draws pairs: `data-output="static"` and `data-output="runtime"` under one `data-case`. */
export function drawOutputs(definitions: Readonly<Record<string, unknown>>): void {
  const pairs = Object.entries(definitions).flatMap(([exported, value]) => {
    const { staticConfig } = value as Drawable;
    if (!staticConfig) return [];
    const cases = Object.entries(staticConfig.variants ?? {})
      .filter(([variant]) => !inherited.has(variant))
      .flatMap(([variant, values]) => Object.keys(values).map((option) => [variant, option] as const));
    return [undefined, ...cases].map((chosen) =>
      drawPair(kebab(exported), value as ElementType, staticConfig.isText ?? false, chosen),
    );
  });
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(createElement(TamaguiProvider, null, pairs));
}

function drawPair(
  name: string,
  Runtime: ElementType,
  isText: boolean,
  chosen: readonly [variant: string, option: string] | undefined,
) {
  const [variant = '', option = ''] = chosen ?? [];
  const modifier = option === 'true' ? kebab(variant) : `${kebab(variant)}-${kebab(option)}`;
  const className = chosen ? `u-${name} u-${name}--${modifier}` : `u-${name}`;
  const props = chosen ? { [variant]: option === 'true' ? true : option === 'false' ? false : option } : {};
  const id = chosen ? `${name} ${variant}=${option}` : name;
  const cell = { width: 600, height: 400, position: 'relative', overflow: 'hidden' } as const;
  return (
    <div key={id} data-case={id}>
      <div style={cell}>
        {createElement(isText ? 'span' : 'div', { className, 'data-output': 'static' }, 'نمونه')}
      </div>
      <div style={cell}>{createElement(Runtime, { ...props, 'data-output': 'runtime' }, 'نمونه')}</div>
    </div>
  );
}
