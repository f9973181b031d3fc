import type { Counter } from '../../platform/limits/limiter.ts';

/**
 * Which limits an attempt counts on; docs/adr/0012 explains the design. Failures count per account
 * and client; a known device counts separately; totals over all clients or accounts hold back
 * unknown devices only.
 */
export interface Attempt {
  /** The normalised address. */
  account: string;
  /** The client's network. */
  client: string;
  /** The known device, or null. */
  device: string | null;
}

const subjectOf = ({ account, client, device }: Attempt): string =>
  device ? `${account} device ${device}` : `${account} client ${client}`;

/** Every login, right or wrong. */
export const loginCounter = ({ client, device }: Attempt): Counter => [
  'logins',
  device ? `device ${device}` : client,
];

export const loginFailureCounters = (attempt: Attempt): readonly Counter[] =>
  attempt.device
    ? [['loginFailures', subjectOf(attempt)]]
    : [
        ['loginFailures', subjectOf(attempt)],
        ['loginFailuresPerClient', attempt.client],
        ['loginFailuresPerDay', attempt.account],
      ];

export const resetRequestCounters = (attempt: Attempt): readonly Counter[] =>
  attempt.device
    ? [['codeRequests', `reset-password ${subjectOf(attempt)}`]]
    : [
        ['codeRequests', `reset-password ${subjectOf(attempt)}`],
        ['codeRequestsPerClient', attempt.client],
      ];

/**
 * Attempts at a code by a browser that did not request it. `code` identifies the code, so that a
 * new one has its own attempts.
 */
export const codeFailureCounters = (attempt: Attempt, code: string): readonly Counter[] =>
  attempt.device
    ? [['codeFailures', `${code} ${subjectOf(attempt)}`]]
    : [
        ['codeFailures', `${code} ${subjectOf(attempt)}`],
        ['codeFailuresPerClient', attempt.client],
        ['codeFailuresPerDay', attempt.account],
      ];

/** Mail providers that ignore dots in the local part. */
const ignoringDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address: without the tag after a plus, and without dots where the provider
 * ignores them. Used to count mail only; accounts compare whole addresses. @internal
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const [box = ''] = email.slice(0, at).toLowerCase().split('+');
  // An address that begins with a plus keeps it.
  const name = box || email.slice(0, at).toLowerCase();
  return ignoringDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
};

/**
 * Mails with a code, counted per purpose: the response to a reset request must not depend on mail
 * that only existing accounts receive.
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
