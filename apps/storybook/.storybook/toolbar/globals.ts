import type { Preview } from '@storybook/react-vite';

/** Toolbar items besides Storybook's own width tool. */
export const globalTypes = {
  direction: {
    description: 'Direction of the page',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'rtl', title: 'Right to left' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'both', title: 'Both, side by side' },
      ],
    },
  },
  digits: {
    description: 'Digits of the text on the page; fields keep what is typed in them',
    toolbar: {
      title: 'Digits',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'persian', title: 'Digits as written (۱۲۳)' },
        { value: 'latin', title: 'Latin digits (123)' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system says' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  service: {
    description: 'How the service behaves: screens that make calls, and those that show its states',
    toolbar: {
      title: 'Service',
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: 'written', title: 'Service as the story says' },
        { value: 'slow', title: 'Slow service' },
        { value: 'empty', title: 'Empty service' },
        { value: 'failing', title: 'Failing service' },
      ],
    },
  },
  role: {
    description: 'Who is there, on the pages of the account',
    toolbar: {
      title: 'Person',
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'written', title: 'Person as the story says' },
        { value: 'visitor', title: 'Visitor without a session' },
        { value: 'newcomer', title: 'Not registered yet' },
        { value: 'buyer', title: 'Buyer' },
        { value: 'agent', title: 'Agent without rights to pay and order' },
        { value: 'supplier', title: 'Supplier' },
        { value: 'admin', title: 'Administrator' },
      ],
    },
  },
  frame: {
    description: 'The site around a screen',
    toolbar: {
      title: 'Frame',
      icon: 'browser',
      dynamicTitle: true,
      items: [
        { value: 'site', title: 'In the site’s frame' },
        { value: 'none', title: 'Without the frame' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  direction: 'rtl',
  digits: 'persian',
  motion: 'system',
  service: 'written',
  role: 'written',
  frame: 'site',
} as const;

const screen = (name: string, width: number, height: number) => ({
  name: `${name} · ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** One width of each breakpoint of the specification (xs from 0, sm 600, md 960, lg 1264, xl 1904), and those of the checks. */
export const viewportOptions = {
  phone: screen('xs, a phone', 360, 740),
  narrow: screen('xs, the narrowest', 320, 640),
  sm: screen('sm', 600, 960),
  tablet: screen('sm, a tablet', 768, 1024),
  md: screen('md', 960, 720),
  lg: screen('lg', 1264, 800),
  desktop: screen('lg, a desktop', 1440, 900),
  xl: screen('xl', 1904, 1000),
};
