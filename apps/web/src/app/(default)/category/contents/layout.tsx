export { default } from '@/app/stylesheets/contents-layout';
