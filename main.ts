import { serve } from '@hono/node-server'
import { createApp } from './http/app.ts'

serve({ fetch: createApp().fetch, port: Number(process.env.PORT ?? 3000) })
