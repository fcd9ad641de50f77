export { default } from '@/app/stylesheets/letter-layout';
