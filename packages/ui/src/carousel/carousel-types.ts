import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';

export interface CarouselSlideView {
  readonly id: string;
  /** Accessible name with its position: «۲ از ۵: گواهی‌های تأمین‌کنندگان». */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselWords {
  /** Role descriptions of the carousel («نوار اسلاید») and of a slide («اسلاید»), read after the names. */
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Name of the group of indicators. */
  readonly choose: string;
}

export interface CarouselProps {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Slides in display order. */
  readonly slides: readonly CarouselSlideView[];
  /** Texts of the controls, from the translations of the app. */
  readonly words: CarouselWords;
  /** `cards` places several side by side, each as wide as a card. */
  readonly size?: Definitions['carousel-slide']['slides'];
  /** Advances automatically. Never for cards, and never for content people must read. */
  readonly isAutomatic?: boolean;
  /** Time a slide is shown, in ms. */
  readonly intervalMs?: number;
}
