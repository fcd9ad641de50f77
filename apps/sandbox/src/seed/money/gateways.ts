import type { FileReference } from '../file-reference';

export interface SeedGateway {
  id: string;
  code: string;
  title: string;
  logo: FileReference;
  isDefault: boolean;
  minRial: number;
  maxRial: number;
  isHealthy: boolean;
  returnMode: 'Redirect' | 'Post';
}

/** Fictitious banks, each with another form of payment: by address, by form, and one that is unavailable. */
export const gateways: SeedGateway[] = [
  {
    id: 'gateway-1',
    code: 'kavir',
    title: 'بانک کویر',
    logo: logoOf('kavir', 'کویر'),
    isDefault: true,
    minRial: 10_000,
    maxRial: 2_000_000_000,
    isHealthy: true,
    returnMode: 'Redirect',
  },
  {
    id: 'gateway-2',
    code: 'alborz',
    title: 'بانک البرز',
    logo: logoOf('alborz', 'البرز'),
    isDefault: false,
    minRial: 50_000,
    maxRial: 1_000_000_000,
    isHealthy: true,
    returnMode: 'Post',
  },
  {
    id: 'gateway-3',
    code: 'khalij',
    title: 'بانک خلیج',
    logo: logoOf('khalij', 'خلیج'),
    isDefault: false,
    minRial: 10_000,
    maxRial: 500_000_000,
    isHealthy: false,
    returnMode: 'Redirect',
  },
];

function logoOf(code: string, name: string): FileReference {
  return {
    id: `f-gateway-${code}`,
    url: `/media/gateways/${code}.webp`,
    name: `${name}.webp`,
    mime: 'image/webp',
    sizeBytes: 1800,
    width: 320,
    height: 320,
  };
}
