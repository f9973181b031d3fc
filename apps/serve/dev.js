import { endWithParent } from '../../scripts/node-guard.js';

endWithParent();
const { serveForWork } = await import('./src/dev.ts');
await serveForWork();
