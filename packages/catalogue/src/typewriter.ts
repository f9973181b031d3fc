import lines from './content/typewriter.json' with { type: 'json' };

/** The sentences that type themselves, in order, at the head of a page. */
export const typewriterLines: {
  readonly dances: readonly string[];
  readonly handicrafts: readonly string[];
} = lines;
