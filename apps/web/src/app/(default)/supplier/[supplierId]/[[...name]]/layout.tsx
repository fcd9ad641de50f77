export { default } from '@/app/stylesheets/supplier-layout';
