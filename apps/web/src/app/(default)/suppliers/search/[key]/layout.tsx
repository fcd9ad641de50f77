export { default } from '@/app/stylesheets/list-layout';
