export { createRoot, hydrateRoot } from 'preact/compat/client';
