// The pages built from shop/. Only code that Vite builds can import this.
import { createPageRenderer, type PageRenderer } from './react-router.ts'

export async function loadPages(): Promise<PageRenderer> {
  return createPageRenderer(await import('virtual:react-router/server-build'))
}
