import { relative } from 'node:path';
import stylelint from 'stylelint';

const app = new URL('apps/web/app/', import.meta.url).pathname;

const ruleName = 'kalavithi/layer';
/** @param {string} layer */
const expected = (layer) => `Expected everything but @keyframes to be in "@layer ${layer}" (${ruleName})`;

/**
 * Every rule of a CSS module is in the layer of its folder, so that features can adjust components whatever loads first.
 * @type {import('stylelint').RuleBase}
 */
const layerRule = () => (root, result) => {
  const [folder = ''] = relative(app, root.source?.input.file ?? '').split('/');
  const layer = ['ui', 'brand'].includes(folder) ? 'components' : 'screens';
  for (const node of root.nodes) {
    const fits =
      node.type === 'comment' ||
      (node.type === 'atrule' &&
        (node.name === 'keyframes' || (node.name === 'layer' && node.params === layer)));
    if (!fits) stylelint.utils.report({ result, ruleName, node, message: expected(layer) });
  }
};

const hoverRuleName = 'kalavithi/hover';
const hoverMessage = `Expected ":hover" inside "@media (hover: hover)" (${hoverRuleName})`;

/**
 * On a touch screen the last tapped element stays hovered until the next tap.
 * @type {import('stylelint').RuleBase}
 */
const hoverRule = () => (root, result) => {
  root.walkRules(/:hover/, (node) => {
    /** @type {any} */
    let outer = node.parent;
    while (outer && !(outer.type === 'atrule' && String(outer).startsWith('@media (hover: hover)')))
      outer = outer.parent;
    if (!outer) stylelint.utils.report({ result, ruleName: hoverRuleName, node, message: hoverMessage });
  });
};

/** Raw colours are in tokens.css and street-tokens.css alone; everything else uses roles, so that both themes and all rooms follow. */
const noRawColours = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': ['/^(rgb|hsl)a?$/', '/^(hwb|(ok)?lab|(ok)?lch|color|device-cmyk)$/'],
};

/** Widths and heights have names, which are defined in breakpoints.css alone. */
const namedBreakpoints = { 'media-feature-name-disallowed-list': ['/width$/', '/height$/'] };

export default {
  plugins: [
    stylelint.createPlugin(ruleName, Object.assign(layerRule, { ruleName, messages: {} })),
    stylelint.createPlugin(
      hoverRuleName,
      Object.assign(hoverRule, { ruleName: hoverRuleName, messages: {} }),
    ),
  ],
  rules: {
    [hoverRuleName]: true,
    ...noRawColours,
    ...namedBreakpoints,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'no-invalid-position-at-import-rule': null,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      // Class names are properties of an object in TypeScript.
      rules: { [ruleName]: true, 'selector-class-pattern': '^[a-z][A-Za-z0-9]*$' },
    },
    { files: ['**/styles/*tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    {
      files: ['**/styles/breakpoints.css'],
      rules: { 'at-rule-allowed-list': ['custom-media'] },
    },
  ],
};
