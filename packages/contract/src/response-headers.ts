/** Powerful features of browsers that no page of ours uses, so that a script that got in could not either. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
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

/** Where the films of lessons play. */
const films = '"https://www.youtube-nocookie.com"';

/** `Permissions-Policy` of pages: what they use is allowed to them, and to the player of films where it needs it. */
export const permissionsPolicyOfPages = [
  ...unused.map((feature) => `${feature}=()`),
  `autoplay=(self ${films})`,
  'clipboard-write=(self)',
  `encrypted-media=(${films})`,
  `fullscreen=(self ${films})`,
  `picture-in-picture=(self ${films})`,
].join(', ');

/**
 * `Permissions-Policy` of all other answers. Browsers heed it for pages alone, so a short one will do: the whole list would add a
 * kilobyte to each of the many files of a page.
 */
export const permissionsPolicy =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** `Strict-Transport-Security` of every answer of a site at `publicUrl`; null when it is not served over https. */
export const strictTransportSecurity = (publicUrl: string): string | null =>
  publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : null;

/** `Content-Security-Policy` of answers that are no page: opened by themselves they load and run nothing. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
