import type { Bare } from './bare.ts';
import type { Measurement } from './measurement.ts';
import type { Product } from './product.ts';

/** What a person may set on the command line. */
export interface Settings {
  /** Page loads of which the median counts. */
  runs: number;
  /** Whether loads end as soon as it is sure on which side of each budget the median is, which is all that a check asks. */
  untilDecided: boolean;
  /** Rounds of load, product and bare server in turn. */
  rounds: number;
  /** Length of each load in a round. */
  seconds: number;
  /** Length of the load for `memory`. */
  minutes: number;
  /** Pages to measure. */
  paths: readonly string[];
}

export interface Surroundings {
  product: Product;
  bare: Bare;
  settings: Settings;
  /** Shows what is being done. */
  note: (text: string) => void;
}

/** Measures one aspect of a product that has just been started. */
export type Mode = (surroundings: Surroundings) => Promise<Measurement[]>;

/** The pages to measure, after an empty page of the bare server. */
export const pagesOf = ({ product, bare, settings }: Surroundings): { subject: string; url: string }[] => [
  { subject: 'empty page', url: `${bare.origin}/empty` },
  ...settings.paths.map((path) => ({ subject: path, url: `${product.origin}${path}` })),
];
