// How loaders of public pages reach the shop: `context.get(shopContext)`. It holds nothing of the visitor (D-06).
import { createContext } from 'react-router'
import type { Context } from '#server/context.ts'

export const shopContext = createContext<Context>()
