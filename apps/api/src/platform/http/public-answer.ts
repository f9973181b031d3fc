import type { ApiContext } from './api-context.ts';

/**
 * Public lists may be kept for a short while by anyone, and served a little longer while they are fetched anew; they change rarely,
 * and at midnight in India at the latest.
 */
const cacheControl = 'public, max-age=30, stale-while-revalidate=300';

/** Marks an answer as the same for everyone. */
export const markPublic = (context: ApiContext): void => context.header('Cache-Control', cacheControl);
