import config from './knip.json' with { type: 'json' };

const web = config.workspaces['apps/web'];

/**
 * For `knip --production`: finds code that only its own test uses. A test may still use what its module needs itself, and the program that
 * draws pictures uses what nothing else does.
 */
export default {
  ...config,
  ignoreExportsUsedInFile: true,
  workspaces: {
    ...config.workspaces,
    'apps/web': { ...web, entry: [...web.entry, 'drawings/build-drawings.ts!'] },
  },
};
