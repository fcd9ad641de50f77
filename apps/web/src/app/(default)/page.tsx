import '@bazaar/ui/browse.css';
import type { Metadata } from 'next';
import { HomeScreen, homeMetadata } from '@/features/home/home-screen';

export const revalidate = 600;

export function generateMetadata(): Metadata {
  return homeMetadata();
}

export default function HomePage() {
  return <HomeScreen />;
}
