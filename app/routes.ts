import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/store/shop-layout.tsx', [
    index('routes/store/home.tsx'),
    route('terms', 'routes/static/policies.tsx', { id: 'terms' }),
    route('privacy', 'routes/static/policies.tsx', { id: 'privacy' }),
    route('*', 'routes/store/not-found.tsx'),
  ]),
] satisfies RouteConfig
