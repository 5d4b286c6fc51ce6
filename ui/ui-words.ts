import { createContext } from 'react'

/** The words that overlays, fields and toasts say everywhere; given once, above all pages. */
export const UiWords = createContext({ close: '', optional: '', toasts: '' })
