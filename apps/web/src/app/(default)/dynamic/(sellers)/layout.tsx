export { default } from '@/app/stylesheets/matches-layout';
