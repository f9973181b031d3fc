/** Something that happens once, and can be waited for. */
export interface Signal {
  given: Promise<void>;
  give: () => void;
}

export const createSignal = (): Signal => {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
};
