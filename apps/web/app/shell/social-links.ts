/** Where the house can be followed. It has no pages of its own there yet, so each leads to the network's front door. */
export const socialLinks = [
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    path: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.6V2.4S16.5 2 15 2c-3 0-4.6 1.8-4.6 5v2.5H7.5V13h2.9v8',
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM16.8 7.2v.1',
  },
  { name: 'X', href: 'https://x.com/', path: 'm4 4 16 16M20 4 4 20' },
  {
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    path: 'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.5 9.5l4.5 2.5-4.5 2.5Z',
  },
] as const;
