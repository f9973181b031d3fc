import { vi } from 'vitest';

// Runs before each test file. Files share a process, so modules, globals and timers are reset.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
