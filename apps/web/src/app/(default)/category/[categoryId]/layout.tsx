export { default } from '@/app/stylesheets/landing-layout';
