import { color } from '../theme/tokens';

const drawing = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}`;

/** A face without features, for stories. */
export const portrait = drawing(
  `<rect width="96" height="96" fill="${color.accent}"/><g fill="${color.draw}"><circle cx="48" cy="38" r="18"/><path d="M12 96a36 32 0 0 1 72 0z"/></g>`,
  96,
  96,
);

const rings = [92, 72, 46, 34].map((radius) => `<circle cx="160" cy="110" r="${radius}"/>`).join('');
const balls = Array.from({ length: 8 }, (_, place) => {
  const [x, y] = [Math.sin, Math.cos].map((along) => Math.round(59 * along((place * Math.PI) / 4)));
  return `<circle cx="${160 + (x ?? 0)}" cy="${110 + (y ?? 0)}" r="11"/>`;
}).join('');

/** A bearing seen along its axis, as a line drawing. */
export const bearing = drawing(
  `<g fill="none" stroke="${color.draw}" stroke-width="3">${rings}</g><g fill="${color.drawThin}">${balls}</g>`,
  320,
  220,
);

/** Data that is not a picture: fails without a network request. */
export const brokenPicture = 'data:image/png;base64,AAAA';

/** A picture with room to crop a square from it. */
export const tallDrawing = drawing(
  `<rect width="600" height="800" fill="${color.ground}"/><g fill="${color.draw}"><circle cx="300" cy="320" r="120"/><path d="M60 800a240 300 0 0 1 480 0z"/></g>`,
  600,
  800,
);
