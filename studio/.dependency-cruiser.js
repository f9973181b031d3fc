/**
 * Who may import whom inside the studio: the hand (`draw`) knows no motif, a motif knows no person, a person no tradition's scene, and only
 * `works` puts them together. `crafts` and `dance` are two studios beside the painters'.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const layers = ['draw', 'motifs', 'figures', 'traditions', 'works'];

/** A layer may import itself and the layers before it. */
const layerRules = layers.map((layer, index) => ({
  name: `${layer}-knows-no-later-layer`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${[...layers.slice(index + 1), 'press'].join('|')})/` },
}));

/** @param {string} name @param {string} from @param {string} to @param {string} comment */
const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    ...layerRules,
    forbid(
      'painters-know-no-craft-and-no-dance',
      '^src/(draw|motifs|figures|traditions)/',
      '^src/(crafts|dance)/',
      'A work may show a craft or a dancer; the painters’ library does not need them.',
    ),
    forbid(
      'crafts-borrow-hands-alone',
      '^src/crafts/',
      '^src/(figures|works|dance|press)/',
      'A craft is painted in a tradition: draw, motifs and traditions.',
    ),
    forbid(
      'dance-has-its-own-people',
      '^src/dance/',
      '^src/(figures|traditions|works|crafts|press)/',
      'The rig draws its people itself, on draw and motifs.',
    ),
    forbid(
      'the-street-is-drawn-by-its-own-hand',
      '^src/street/',
      '^src/(motifs|figures|traditions|works|crafts|dance|press)/',
      'Its pictures stay vectors of a few kB; the painters’ motifs are made for pixels.',
    ),
    {
      ...forbid(
        'a-tradition-stands-alone',
        '^src/traditions/([^/]+)/',
        '^src/traditions/[^/]+/',
        'What two traditions share belongs to draw, motifs or figures.',
      ),
      from: { path: '^src/traditions/([^/]+)/', pathNot: '^src/traditions/mysore/' },
      to: { path: '^src/traditions/[^/]+/', pathNot: '^src/traditions/$1/' },
    },
    forbid(
      'mysore-builds-on-tanjore-alone',
      '^src/traditions/mysore/',
      '^src/traditions/(?!mysore/|tanjore/)',
      'A Mysore work is a Tanjore one with thinner gold: same icon, same regalia.',
    ),
    {
      ...forbid(
        'a-work-stands-alone',
        '^src/works/([^/]+)/([^/]+)\\.ts$',
        '^src/works/',
        'What two works share belongs to their tradition. Only the picture of the memory game shows other works.',
      ),
      from: { path: '^src/works/[^/]+/', pathNot: '^src/works/site/game-memory\\.ts$' },
    },
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
