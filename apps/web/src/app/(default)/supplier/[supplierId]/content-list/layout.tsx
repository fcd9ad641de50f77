export { default } from '@/app/stylesheets/search-layout';
