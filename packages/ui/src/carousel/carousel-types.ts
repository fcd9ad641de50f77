import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';

export interface CarouselSlideView {
  readonly id: string;
  /** Its spoken name, with its place among the others: «۲ از ۵: گواهی‌های تأمین‌کنندگان». */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselWords {
  /** What it is («نوار اسلاید») and what it consists of («اسلاید»), read after the names. */
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Name of the group of marks. */
  readonly choose: string;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlideView[];
  readonly words: CarouselWords;
  /** `cards` stand side by side, each as wide as a card. */
  readonly size?: Definitions['carousel-slide']['slides'];
  /** Turns by itself. Never for cards, and never for what people must read. */
  readonly isAutomatic?: boolean;
  /** Milliseconds a slide stands. */
  readonly intervalMs?: number;
}
