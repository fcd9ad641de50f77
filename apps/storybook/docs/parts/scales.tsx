import { breakpoint, color, font, radius, size, space } from '@bazaar/ui/tokens';

interface ScaleProps {
  readonly values: Readonly<Record<string, number>>;
  /** Number of pixels that one pixel of the bar represents. */
  readonly perPixel?: number;
  readonly shape?: 'bar' | 'corner';
}

function Scale({ values, perPixel = 1, shape = 'bar' }: ScaleProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Pixels</th>
          <th>Size</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(values)
          .sort(([, left], [, right]) => left - right)
          .map(([name, pixels]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td className="figure">{pixels}</td>
              <td>
                <span style={shape === 'bar' ? bar(pixels / perPixel) : corner(pixels)} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const bar = (length: number) =>
  ({ display: 'block', blockSize: 12, inlineSize: length, background: color.primary }) as const;

const corner = (rounding: number) =>
  ({
    display: 'block',
    blockSize: 32,
    inlineSize: 56,
    border: `1.5px solid ${color.primary}`,
    borderRadius: rounding,
    background: color.tint,
  }) as const;

export const SpaceScale = () => <Scale values={space} />;

export const SizeScale = () => (
  <Scale
    values={Object.fromEntries(
      Object.entries(size).filter(([name, pixels]) => !(name in space) && pixels < size.content),
    )}
  />
);

export const RadiusScale = () => <Scale values={radius} shape="corner" />;

export const BreakpointScale = () => <Scale values={{ xs: 0, ...breakpoint }} perPixel={12} />;

const lineHeightOf = (step: string) => font.lineHeight[step as unknown as keyof typeof font.lineHeight];

/** Each step, with its purpose as sample text. */
export function TypeScale() {
  return (
    <table>
      <thead>
        <tr>
          <th>Step</th>
          <th>Line height</th>
          <th>Sample</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(font.size).map(([step, pixels]) => (
          <tr key={step}>
            <td>
              <code>{step}</code>
            </td>
            <td className="figure">{lineHeightOf(step)} px</td>
            <td lang="fa" dir="rtl" style={{ fontSize: pixels, lineHeight: `${lineHeightOf(step)}px` }}>
              بلبرینگ شیار عمیق <bdi dir="ltr">6205</bdi>، قطر داخلی ۲۵
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
