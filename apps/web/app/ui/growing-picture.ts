/**
 * The style of the picture that grows into its page, and of the picture there; only one on a page may have it. Set by scripts, as modules of
 * styles rename it.
 */
export const growingPicture = { viewTransitionName: 'work-picture' } as const;
