import type { Call } from '@kalavithi/contract/api';
import type { ErrorCode } from '@kalavithi/contract/errors';

/** What a visitor, or a member whose email is not verified, is answered by a call that needs more. */
export const turnedAway = (call: Call, who: 'signed-out' | 'unverified'): ErrorCode =>
  who === 'unverified' && call.audience === 'verified' ? call.unverified : (call.signedOut ?? 'signed-out');

/** Everything that a call can answer when it fails: its own failures and those of its kind of call. */
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
