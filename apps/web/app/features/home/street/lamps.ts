import { useSyncExternalStore } from 'react';
import { indiaOffsetMs } from '../../../lib/format/dates';

const dayMs = 86_400_000;
const rad = Math.PI / 180;

/** Bhopal, in the middle of India: the street's hour is its hour. */
const place = { latitude: 23.26, longitude: 77.41 };
/** The meridian of Indian time. */
const meridian = 82.5;
/** Height of the sun's centre when its upper edge touches the horizon, in degrees. */
const horizon = -0.833;

/**
 * Sunrise and sunset of a day in Bhopal, in minutes of Indian time. Good to some three minutes.
 * @param day of the year, from 1
 */
export const sunIn = (day: number): { rise: number; set: number } => {
  const declination = -23.44 * Math.cos((360 / 365) * (day + 10) * rad) * rad;
  const season = (360 / 364) * (day - 81) * rad;
  const clockAhead = 9.87 * Math.sin(2 * season) - 7.53 * Math.cos(season) - 1.5 * Math.sin(season);
  const noon = 720 + 4 * (meridian - place.longitude) - clockAhead;
  const latitude = place.latitude * rad;
  const half =
    (Math.acos(
      (Math.sin(horizon * rad) - Math.sin(latitude) * Math.sin(declination)) /
        (Math.cos(latitude) * Math.cos(declination)),
    ) /
      rad) *
    4;
  return { rise: noon - half, set: noon + half };
};

/** Whether the sun is down in India. */
export const isNightInIndia = (moment: Date): boolean => {
  const there = new Date(moment.getTime() + indiaOffsetMs);
  const day = Math.floor((there.getTime() - Date.UTC(there.getUTCFullYear(), 0, 1)) / dayMs) + 1;
  const minutes = there.getUTCHours() * 60 + there.getUTCMinutes();
  const { rise, set } = sunIn(day);
  return minutes < rise || minutes >= set;
};

const darkTheme = '(prefers-color-scheme: dark)';

/** How often the hour is looked at, in milliseconds. */
const everyMs = 60_000;

const subscribe = (onChange: () => void) => {
  const theme = window.matchMedia(darkTheme);
  const timer = setInterval(onChange, everyMs);
  theme.addEventListener('change', onChange);
  return () => {
    clearInterval(timer);
    theme.removeEventListener('change', onChange);
  };
};

const areLit = () => window.matchMedia(darkTheme).matches || isNightInIndia(new Date());

/** Whether the lamps of the street are lit: after sunset in India, and in the dark theme. False on the server. */
export const useLamps = (): boolean => useSyncExternalStore(subscribe, areLit, () => false);
