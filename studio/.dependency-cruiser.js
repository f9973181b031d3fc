/**
 * Who may import whom inside the studio: the hand (`draw`) knows no motif, a motif knows no person, a person no tradition's scene, and only
 * `works` puts them together. `crafts` and `dance` are two studios beside the painters'.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const layers = ['draw', 'motifs', 'figures', 'traditions', 'works'];

/** A layer may import itself and the layers before it. */
const layerRules = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-knows-no-later-layer`,
  severity: 'error',
  // Bands are made of rosettes and fishes. To be moved to the motifs when the crafts are rendered again: a raster's version follows
  // the names of its sources.
  from: { path: `^src/${layer}/`, pathNot: '^src/draw/borders\\.ts$' },
  to: { path: `^src/(${[...layers.slice(index + 1), 'press', 'crafts', 'dance'].join('|')})/` },
}));

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'studio-stands-alone',
      comment: 'The product does not know the studio, and the studio imports nothing of the product.',
      severity: 'error',
      from: {},
      to: { path: '^\\.\\./(?!node_modules/)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
