/** Slots for concurrent work in this process, one per subject. */
export interface Slots {
  /**
   * Takes a slot.
   * @returns a function that frees it; `taken` when the subject has one, `full` when none are left
   */
  enter: (subject: string) => (() => void) | 'taken' | 'full';
}

/** @param maxSlots how many slots there are in all */
export const createSlots = (maxSlots: number): Slots => {
  const taken = new Map<string, symbol>();
  return {
    enter: (subject) => {
      if (taken.has(subject)) return 'taken';
      if (taken.size >= maxSlots) return 'full';
      const slot = Symbol(subject);
      taken.set(subject, slot);
      return () => {
        if (taken.get(subject) === slot) taken.delete(subject);
      };
    },
  };
};
