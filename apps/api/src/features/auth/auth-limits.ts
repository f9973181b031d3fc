import type { Counter } from '../../platform/limits/limiter.ts';

/**
 * Which counters of the contract's table of limits an attempt counts on. docs/adr/0012 explains the design. In short: what fails is
 * counted per account and client together; a known device counts for itself alone; totals over all clients or all accounts hold back
 * unknown devices only.
 */
export interface Attempt {
  /** The address as it is compared. */
  account: string;
  /** The client's network. */
  client: string;
  /** The known device, or null. */
  device: string | null;
}

const whoIs = ({ account, client, device }: Attempt): string =>
  device ? `${account} device ${device}` : `${account} client ${client}`;

/** Every login, right or wrong. */
export const loginCounter = ({ client, device }: Attempt): Counter => [
  'logins',
  device ? `device ${device}` : client,
];

export const loginFailureCounters = (attempt: Attempt): readonly Counter[] =>
  attempt.device
    ? [['loginFailures', whoIs(attempt)]]
    : [
        ['loginFailures', whoIs(attempt)],
        ['loginFailuresPerClient', attempt.client],
        ['loginFailuresPerDay', attempt.account],
      ];

export const resetRequestCounters = (attempt: Attempt): readonly Counter[] =>
  attempt.device
    ? [['codeRequests', `reset-password ${whoIs(attempt)}`]]
    : [
        ['codeRequests', `reset-password ${whoIs(attempt)}`],
        ['codeRequestsPerClient', attempt.client],
      ];

/** Tries at a code by a browser that did not ask for it. `code` names the code, so that a new one has its tries again. */
export const codeFailureCounters = (attempt: Attempt, code: string): readonly Counter[] =>
  attempt.device
    ? [['codeFailures', `${code} ${whoIs(attempt)}`]]
    : [
        ['codeFailures', `${code} ${whoIs(attempt)}`],
        ['codeFailuresPerClient', attempt.client],
        ['codeFailuresPerDay', attempt.account],
      ];

/** Mail providers for which dots in the first part mean nothing. Elsewhere two spellings may be two people. */
const ignoringDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, as far as it can be seen: without the tag after a plus, and without dots where the provider ignores
 * them. For counting mail only; accounts stay as different as their addresses.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const [box = ''] = email.slice(0, at).toLowerCase().split('+');
  // An address that begins with its plus has no box without it.
  const name = box || email.slice(0, at).toLowerCase();
  return ignoringDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
};

/**
 * Mails with a code. Counted for each purpose by itself: what a reset request answers must not depend on mail that only an existing
 * account is sent.
 */
export const codeMailCounters = (
  purpose: string,
  email: string,
  { client, device }: Omit<Attempt, 'account'>,
): readonly Counter[] => {
  const mailbox = `${purpose} ${mailboxOf(email)}`;
  if (device) {
    return [
      ['codeMails', `${mailbox} device ${device}`],
      ['codeMailsPerDay', `${mailbox} device ${device}`],
    ];
  }
  return [
    ['codeMailsFromClient', `${mailbox} client ${client}`],
    ['codeMails', mailbox],
    ['codeMailsPerDay', mailbox],
    ['codeMailsPerClient', client],
  ];
};
