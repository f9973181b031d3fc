import type { Call } from '@kalavithi/contract/api';
import type { ErrorCode } from '@kalavithi/contract/errors';

/** The failure of a call for a visitor, or for a member whose email is not verified. */
export const accessFailure = (call: Call, caller: 'signed-out' | 'unverified'): ErrorCode =>
  caller === 'unverified' && call.audience === 'verified'
    ? call.unverified
    : (call.signedOut ?? 'signed-out');

/** All failures of a call: its own and those of its kind. */
export const failuresOf = (call: Call): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...call.failures,
    ...(call.audience === 'anyone' ? [] : [accessFailure(call, 'signed-out')]),
    ...(call.audience === 'verified' ? [accessFailure(call, 'unverified')] : []),
    ...(call.body ? (['invalid', 'unsupported-body'] as const) : []),
    ...(call.body && !call.form ? (['body-too-large'] as const) : []),
    ...(call.query ? (['invalid'] as const) : []),
    ...(call.method === 'GET' ? [] : (['origin-refused'] as const)),
    'malformed',
    'unavailable',
    'internal',
  ]),
];
