declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Cuts a font down to the letters of a text, as its package's README says. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
