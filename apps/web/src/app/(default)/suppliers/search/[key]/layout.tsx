export { default } from '@/app/stylesheets/sellers-layout';
