const { serveForWork } = await import('./src/dev.ts');
await serveForWork();
