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
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
  },
  overrides: [{ files: ['**/styles/tokens.css'], rules: { 'color-no-hex': null } }],
};
