declare module 'fontverter' {
  type Format = 'truetype' | 'sfnt' | 'woff' | 'woff2';
  /** Converts a font between container formats. */
  export function convert(font: Uint8Array, to: Format, from?: Format): Promise<Uint8Array>;
}
