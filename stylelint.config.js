/** The widths at which layouts change, in em: nothing else may stand in a media query. */
const breakpoints = {
  smallest: 18,
  narrow: 22.5,
  phone: 31.25,
  board: 37.5,
  masonry: 43.75,
  tablet: 48,
  'above-tablet': 48.0625,
  niches: 51.25,
  desk: 68.75,
  'above-desk': 68.8125,
  wide: 77.5,
};

/** Raw colours live in tokens.css alone; everything else uses roles, so that both themes and all rooms follow. */
export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'no-invalid-position-at-import-rule': null,
    'property-no-unknown': true,
    // In em, so that people with a larger font get the layout that has room for it; 16 px make 1em here.
    'media-feature-name-unit-allowed-list': { '/width$/': 'em', '/height$/': 'em' },
    'media-feature-name-value-allowed-list': {
      '/^(min-|max-)?width$/': Object.values(breakpoints).map((width) => `${width}em`),
    },
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
  },
  overrides: [{ files: ['**/styles/tokens.css'], rules: { 'color-no-hex': null } }],
};
