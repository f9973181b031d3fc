import config from './knip.json' with { type: 'json' };

/** For `knip --production`: finds code that only its own test uses. A test may still use what its module needs itself. */
export default { ...config, ignoreExportsUsedInFile: true };
