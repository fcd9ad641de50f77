export { default } from '@/app/stylesheets/compare-layout';
