/** Browser features that no page uses, denied so that an injected script could not use them. */
const unusedFeatures = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'gamepad',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Origin of the player of dance lessons. */
const player = '"https://www.youtube-nocookie.com"';

/** `Permissions-Policy` of pages. */
export const pagePermissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  // The light on a picture's gold follows the tilt of a phone.
  'accelerometer=(self)',
  'gyroscope=(self)',
  `autoplay=(self ${player})`,
  'clipboard-write=(self)',
  `encrypted-media=(${player})`,
  `fullscreen=(self ${player})`,
  `picture-in-picture=(self ${player})`,
].join(', ');

/**
 * `Permissions-Policy` of all other responses. Browsers apply it to pages only, and the full list
 * would add a kilobyte to every file.
 */
const permissionsPolicy = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** `Strict-Transport-Security` of the site at `publicUrl`; null without https. */
const strictTransportSecurity = (publicUrl: string): string | null =>
  publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : null;

/** `Content-Security-Policy` of responses that are not pages: they load and run nothing. */
export const nonPageContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The security fields of every response of the site at `publicUrl`, its API's among them. */
export const commonSecurityFields = (publicUrl: string): Record<string, string> => {
  const transport = strictTransportSecurity(publicUrl);
  return {
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(transport === null ? {} : { 'Strict-Transport-Security': transport }),
  };
};
