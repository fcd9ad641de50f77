export { default } from '@/app/stylesheets/product-layout';
