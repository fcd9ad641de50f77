export { default } from '@/app/stylesheets/suppliers-layout';
