export { default } from '@/app/stylesheets/browse-layout';
