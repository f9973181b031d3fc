import type { ApiContext } from './api-context.ts';

/** Public lists change rarely, and at midnight in India at the latest. */
const cacheControl = 'public, max-age=30, stale-while-revalidate=300';

/** Marks a response as the same for all callers. */
export const markPublic = (context: ApiContext): void => context.header('Cache-Control', cacheControl);
