/**
 * The rules may use no globals of a browser or of Node. Every line below fails to compile as soon
 * as its global becomes visible to this package, for example through a wider `lib` or `types`.
 */

// @ts-expect-error rules draw nothing
export type Window = typeof window;
// @ts-expect-error rules draw nothing
export type Document = typeof document;
// @ts-expect-error rules keep nothing
export type LocalStorage = typeof localStorage;
// @ts-expect-error time enters as an event
export type SetTimeout = typeof setTimeout;
// @ts-expect-error time enters as an event
export type Performance = typeof performance;
// @ts-expect-error chance comes from a seed
export type Crypto = typeof crypto;
// @ts-expect-error rules run anywhere
export type Process = typeof process;
// @ts-expect-error rules print nothing
export type Console = typeof console;
