import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For the routes of rooms: `export { revalidateOnMove as shouldRevalidate }`. Their loaders only ask the gate; a filter in
 * the address of the same page need not wait for it, for every call of the API is judged anyway.
 */
export function revalidateOnMove({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}
