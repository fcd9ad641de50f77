/** Raise it when the generated rows change, so that a data folder made from older ones can be told. */
export const seedVersion = '5';
