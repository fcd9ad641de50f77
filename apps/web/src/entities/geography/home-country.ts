/** The country whose provinces and cities the site lists. */
export const HOME_COUNTRY_ID = 'country-ir';
