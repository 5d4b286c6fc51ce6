// The pages that Vite built from shop/. Only code built by Vite can import this.
import { createPageRenderer, type PageRenderer } from './react-router.ts'

export async function loadPages(): Promise<PageRenderer> {
  return createPageRenderer(await import('virtual:react-router/server-build'))
}
