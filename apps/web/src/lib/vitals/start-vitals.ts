import { reportVitals } from './report-vitals';

/** Once for each document: a module runs once, however often it is imported. */
reportVitals();
