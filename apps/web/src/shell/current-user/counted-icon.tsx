// With its sheet, and to nobody but who has messages waiting.
import '@bazaar/ui/person.css';

export { CountedIcon, SpokenPart } from '@bazaar/ui/patterns/current-user-marks';
