import { vi } from 'vitest';

// Runs before each test file. Files share a process, which saves its start; modules, globals and timers begin afresh.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
