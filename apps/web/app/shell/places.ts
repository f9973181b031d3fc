import type { DoorwayName } from '../brand/doorway';

/** A place of the site that a menu leads to. */
export interface Place {
  to: string;
  label: string;
  doorway?: DoorwayName;
  /** One line that says what is there. */
  line?: string;
  /** Where the addresses of the pages beneath it begin, if not with its own. */
  beneath?: string;
}

export const arts: readonly Place[] = [
  {
    to: '/arts/paintings',
    label: 'Paintings',
    doorway: 'paintings',
    line: 'Ten works, from Warli to Pithora',
  },
  { to: '/arts/dances', label: 'Dances', doorway: 'dances', line: 'Watch, and learn a step' },
  {
    to: '/arts/handicrafts',
    label: 'Handicrafts',
    doorway: 'handicrafts',
    line: 'Made slowly, made to be used',
  },
  {
    to: '/arts/gallery',
    label: 'Art Gallery',
    doorway: 'gallery',
    line: 'Seven schools to look at and keep',
  },
];

export const events: readonly Place[] = [
  { to: '/events/upcoming', label: 'Upcoming events', doorway: 'events', line: 'Workshops, recitals, fairs' },
  {
    to: '/events/completed',
    label: 'Completed events',
    doorway: 'events',
    line: 'What was, and what people said',
  },
  { to: '/events', label: 'All events', doorway: 'events', line: 'The whole calendar' },
];

export const wide: readonly Place[] = [
  { to: '/artists', label: 'Artists' },
  { to: '/upload', label: 'Upload' },
  { to: '/game', label: 'Game', beneath: '/games' },
];

export const house: readonly Place[] = [
  { to: '/aboutus', label: 'About Us' },
  { to: '/contactus', label: 'Contact Us' },
];

export const quickLinks: readonly Place[] = [
  { to: '/', label: 'Home' },
  { to: '/aboutus', label: 'About Us' },
  { to: '/arts/dances', label: 'Traditional Dances' },
  { to: '/arts/paintings', label: 'Paintings' },
  { to: '/artists', label: 'Artists' },
  { to: '/contactus', label: 'Contact' },
];

export const policies: readonly Place[] = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/accessibility', label: 'Accessibility' },
];
