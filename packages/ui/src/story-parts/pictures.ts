const drawing = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}`;

/** A face without features, for stories. */
export const portrait = drawing(
  '<rect width="96" height="96" fill="#C9D6E8"/><circle cx="48" cy="38" r="18" fill="#3A414B"/><path d="M12 96a36 32 0 0 1 72 0z" fill="#3A414B"/>',
  96,
  96,
);

/** A bearing seen along its axis, drawn in lines. */
export const bearing = drawing(
  '<g fill="none" stroke="#3A414B" stroke-width="3"><circle cx="160" cy="110" r="92"/><circle cx="160" cy="110" r="72"/><circle cx="160" cy="110" r="46"/><circle cx="160" cy="110" r="34"/></g><g fill="#8C97A5"><circle cx="160" cy="51" r="11"/><circle cx="219" cy="110" r="11"/><circle cx="160" cy="169" r="11"/><circle cx="101" cy="110" r="11"/><circle cx="202" cy="68" r="11"/><circle cx="202" cy="152" r="11"/><circle cx="118" cy="152" r="11"/><circle cx="118" cy="68" r="11"/></g>',
  320,
  220,
);

/** Data that is no picture: fails without asking the network. */
export const brokenPicture = 'data:image/png;base64,AAAA';
