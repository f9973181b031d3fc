import type { Site } from '@kalavithi/contract/site';

type Network = Site['social'][number]['network'];

/** The name of each network, and its icon as a path in a box of 24 by 24. */
export const socialIcons: Readonly<Record<Network, { name: string; path: string }>> = {
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.6V2.4S16.5 2 15 2c-3 0-4.6 1.8-4.6 5v2.5H7.5V13h2.9v8',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM16.8 7.2v.1',
  },
  x: { name: 'X', path: 'M4 4h4.3L20 20h-4.3ZM4 20l6.8-6.8M13.2 10.8 20 4' },
  youtube: {
    name: 'YouTube',
    path: 'M7 5h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
  },
  pinterest: {
    name: 'Pinterest',
    path: 'M9.5 21 12 10.5M10 15.5c3 2 7-.3 7-4.8C17 7.5 14.8 5.5 12 5.5s-5.3 2.2-5.3 5.2c0 1.4.6 2.6 1.6 3.2',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M4.5 10v10M4.5 5v.1M9.5 20V10M9.5 14.5c0-3 1.8-4.5 4.5-4.5s4 1.7 4 4.5V20',
  },
};
