export { default } from '@/app/stylesheets/offers-layout';
