export { default } from '@/app/stylesheets/assistant-layout';
