import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'serve', include: ['src/**/*.test.ts'] } });
