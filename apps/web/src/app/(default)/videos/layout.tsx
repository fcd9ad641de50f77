export { default } from '@/app/stylesheets/videos-layout';
