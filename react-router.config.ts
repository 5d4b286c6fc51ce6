import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route table is small and public, so it ships at once: no /__manifest door (quality.md, Z-10).
  routeDiscovery: { mode: 'initial' },
  // A page's module is small: in pieces it would only cost more trips (P-09).
  splitRouteModules: false,
} satisfies Config
