import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table is small; with it at hand no navigation waits for a manifest.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
