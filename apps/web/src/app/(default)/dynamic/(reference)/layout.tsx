export { default } from '@/app/stylesheets/reference-layout';
