import { breakpoint, font, radius, size, space } from '@bazaar/ui/tokens';

interface ScaleProps {
  readonly values: Readonly<Record<string, number>>;
  readonly max?: number;
}

function Bars({ values, max = 120 }: ScaleProps) {
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
              <td>{pixels}</td>
              <td>
                <span
                  style={{
                    display: 'block',
                    blockSize: 12,
                    inlineSize: Math.min(pixels, max),
                    background: '#1A5FD0',
                  }}
                />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export const SpaceScale = () => <Bars values={space} />;

export const SizeScale = () => (
  <Bars values={Object.fromEntries(Object.entries(size).filter(([name]) => !(name in space)))} />
);

export const RadiusScale = () => <Bars values={radius} />;

export const BreakpointScale = () => <Bars values={{ xs: 0, ...breakpoint }} max={480} />;

/** Each step in the words it is made for. */
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
            <td>{font.lineHeight[step as unknown as keyof typeof font.lineHeight]} px</td>
            <td lang="fa" dir="rtl" style={{ fontFamily: font.family, fontSize: pixels }}>
              بلبرینگ شیار عمیق ۶۲۰۵، قطر داخلی ۲۵
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
