export { default } from '@/app/stylesheets/article-layout';
