import { devices } from '@kalavithi/contract/constants';
import type { Deps } from '../../deps.ts';
import { sameMac } from '../../platform/signer.ts';

/**
 * A browser in which somebody has logged in carries a cookie that proves it (OWASP's "device cookie"): the device's own number, and
 * for each account a keyed hash over device, account and the epoch of the password. It opens nothing; failures that bear it are
 * counted for this device alone, so that guesses of strangers never lock it out. A change of the password makes all devices unknown
 * again: otherwise each cookie that an intruder gathered would be worth ten more guesses.
 */
type Part = Pick<Deps, 'random' | 'signer'>;

/** What a device is known for: an account, with the password it has now. */
interface KnownFor {
  id: string;
  password_epoch: number;
}

const deviceBytes = 16;
const cookieForm = /^[\w-]{22}(?:\.[\w-]{43})*$/;

const readCookie = (cookie: string | undefined) => {
  const [device = '', ...macs] = cookie !== undefined && cookieForm.test(cookie) ? cookie.split('.') : [];
  return { device, macs: macs.slice(0, devices.maxAccounts) };
};

const macOf = ({ signer }: Pick<Part, 'signer'>, device: string, { id, password_epoch }: KnownFor) =>
  signer.mac('device', device, id, String(password_epoch));

/** Compared with for addresses that nobody has, so that both take the same work. */
const nobody: KnownFor = { id: '', password_epoch: 0 };

/** The number of a device on which the account is known; null on any other, and for an account that does not exist. */
export const knownDevice = (
  deps: Pick<Part, 'signer'>,
  cookie: string | undefined,
  account: KnownFor | undefined,
): string | null => {
  const { device, macs } = readCookie(cookie);
  const expected = macOf(deps, device, account ?? nobody);
  const matches = macs.filter((mac) => sameMac(mac, expected)).length > 0;
  return account && matches ? device : null;
};

/** The cookie of a device once the account is known on it, beside those that were known before. */
export const rememberDevice = (deps: Part, cookie: string | undefined, account: KnownFor): string => {
  const before = readCookie(cookie);
  const device = before.device || deps.random.token(deviceBytes);
  const mac = macOf(deps, device, account);
  const others = before.macs.filter((other) => other !== mac);
  return [device, mac, ...others.slice(0, devices.maxAccounts - 1)].join('.');
};
