import { endWithParent } from '../../scripts/node-guard.js';

endWithParent();
const { serveDev } = await import('./src/dev.ts');
await serveDev();
