export { default } from '@/app/stylesheets/account-layout';
