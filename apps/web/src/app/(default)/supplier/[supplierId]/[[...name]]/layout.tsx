export { default } from '@/app/stylesheets/record-layout';
