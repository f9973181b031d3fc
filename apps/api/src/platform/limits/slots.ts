/** Places for work that one subject may have one of at a time, and all together only so many. Counted in this process alone. */
export interface Slots {
  /**
   * Takes a place. @returns gives it back, safe to call twice; `taken` when the subject has one already, `full` when there are none left
   */
  enter: (subject: string) => (() => void) | 'taken' | 'full';
}

/** @param atMost how many places there are in all */
export const createSlots = (atMost: number): Slots => {
  const inside = new Map<string, symbol>();
  return {
    enter: (subject) => {
      if (inside.has(subject)) return 'taken';
      if (inside.size >= atMost) return 'full';
      const place = Symbol(subject);
      inside.set(subject, place);
      return () => {
        if (inside.get(subject) === place) inside.delete(subject);
      };
    },
  };
};
