import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'shop',
  buildDirectory: 'build',
  // The shop's table is small and ships at once: no /__manifest door (Z-10), and no trip
  // between a tap on a product and its page (P-09).
  routeDiscovery: { mode: 'initial' },
  // A page's module is small: in pieces it would only cost more trips (P-09).
  splitRouteModules: false,
} satisfies Config
