/** Increase it when the generated rows change, so that a data folder made from older ones can be recognised. */
export const seedVersion = '12';
