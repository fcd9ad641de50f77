export { default } from '@/app/stylesheets/questions-layout';
