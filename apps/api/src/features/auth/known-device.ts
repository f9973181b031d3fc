import { devices } from '@kalavithi/contract/constants';
import type { Deps } from '../../deps.ts';
import { sameMac } from '../../platform/signer.ts';

/**
 * After a login the browser keeps a cookie that proves it (OWASP's "device cookie"): a device id,
 * and for each account a keyed hash over device, account and the epoch of the password. It grants
 * no access; failed attempts with it count for this device only, so that other people's guesses
 * never lock it out. A changed password invalidates it, or each stolen cookie would be worth ten
 * more guesses.
 */
type DeviceDeps = Pick<Deps, 'random' | 'signer'>;

/** An account and the epoch of its password. */
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

const macOf = ({ signer }: Pick<DeviceDeps, 'signer'>, device: string, { id, password_epoch }: KnownFor) =>
  signer.mac('device', device, id, String(password_epoch));

/** Stands in for unknown addresses, so that both cases take the same time. */
const nobody: KnownFor = { id: '', password_epoch: 0 };

/** The id of a device that knows the account; null for other devices and unknown accounts. */
export const knownDevice = (
  deps: Pick<DeviceDeps, 'signer'>,
  cookie: string | undefined,
  account: KnownFor | undefined,
): string | null => {
  const { device, macs } = readCookie(cookie);
  const expected = macOf(deps, device, account ?? nobody);
  const matches = macs.filter((mac) => sameMac(mac, expected)).length > 0;
  return account && matches ? device : null;
};

/** The new cookie of a device: the account and those known before. */
export const rememberDevice = (deps: DeviceDeps, cookie: string | undefined, account: KnownFor): string => {
  const before = readCookie(cookie);
  const device = before.device || deps.random.token(deviceBytes);
  const mac = macOf(deps, device, account);
  const others = before.macs.filter((other) => other !== mac);
  return [device, mac, ...others.slice(0, devices.maxAccounts - 1)].join('.');
};
