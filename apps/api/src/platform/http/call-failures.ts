import type { Call } from '@kalavithi/contract/api';
import type { ErrorCode } from '@kalavithi/contract/errors';

/** The failure with which a call turns a visitor or an unverified user away: its own where the contract lists one, else the general one. */
export const turnedAway = (call: Call, who: 'signed-out' | 'unverified'): ErrorCode => {
  const general = who === 'signed-out' ? 'signed-out' : 'cart-unverified';
  return call.failures.find((code) => code.endsWith(who)) ?? general;
};

/** Everything that a call can answer when it fails: its own failures, and those of every call of its kind. */
export const failuresOf = (call: Call): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...call.failures,
    ...(call.audience === 'anyone' ? [] : [turnedAway(call, 'signed-out')]),
    ...(call.audience === 'verified' ? [turnedAway(call, 'unverified')] : []),
    ...(call.body ? (['invalid', 'unsupported-body'] as const) : []),
    ...(call.body && !call.form ? (['body-too-large'] as const) : []),
    ...(call.query ? (['invalid'] as const) : []),
    ...(call.method === 'GET' ? [] : (['origin-refused'] as const)),
    'malformed',
    'unavailable',
    'internal',
  ]),
];
