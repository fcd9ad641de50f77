// Imported here with its stylesheet, which only people with unread messages load.
import '@bazaar/ui/person.css';

export { CountedIcon, SpokenPart } from '@bazaar/ui/patterns/current-user-marks';
