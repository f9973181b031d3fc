export * from 'preact/compat';
// oxlint-disable-next-line import/no-default-export -- zustand imports React's
export { default } from 'preact/compat';

const setNothing = () => {};

/**
 * Preact has no optimistic state. The router asks for it in any case, and uses it only with React's
 * transitions, which the site does not use (ADR 34). The setter is always the same one, as effects
 * depend on it.
 * @template State
 * @param {State} state
 * @returns {[State, () => void]}
 */
export const useOptimistic = (state) => [state, setNothing];
