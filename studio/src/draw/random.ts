/** Seeded randomness: every picture is reproducible from one integer. */
export class Rng {
  private state: number;

  /** @param seed any integer; equal seeds give equal streams */
  constructor(seed: number) {
    this.state = (seed * 2654435761) >>> 0 || 1;
    for (let i = 0; i < 5; i++) this.unit();
  }

  /** Uniform in [0, 1). Mulberry32. */
  unit(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Uniform in [a, b). */
  between(a: number, b: number): number {
    return a + (b - a) * this.unit();
  }

  /** Integer in a..b, both included. */
  int(a: number, b: number): number {
    return Math.floor(this.between(a, b + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.unit() * list.length)] as T;
  }

  /** True with probability p. */
  chance(p: number): boolean {
    return this.unit() < p;
  }

  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  }

  /** An independent stream, so that one part may draw more numbers without disturbing the rest. */
  fork(): Rng {
    return new Rng(Math.floor(this.unit() * 1e9));
  }
}

/** A short source of numbers that never changes, for ornament that the seed must leave alone. */
export function lehmer(start: number): { unit(): number } {
  let state = start;
  return {
    unit: () => {
      state = (state * 16807) % 2147483647;
      return state / 2147483647;
    },
  };
}
