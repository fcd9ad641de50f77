import '@bazaar/ui/browse.css';
import '@bazaar/ui/supplier-table.css';
import '@bazaar/ui/browser.css';
import '@bazaar/ui/videos.css';
import type { Metadata } from 'next';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { HomeScreen, homeMetadata } from '@/features/home/home-screen';

export const revalidate = 600;

export function generateMetadata(): Metadata {
  return homeMetadata();
}

export default function HomePage() {
  return (
    <>
      <HomeScreen />
      <PlacedAds position="home" />
    </>
  );
}
