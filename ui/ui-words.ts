import { createContext } from 'react'

/** What primitives say alike everywhere; given once, above all pages. */
export const UiWords = createContext({
  close: '',
  optional: '',
  toasts: '',
  copy: '',
  copied: '',
  noPicture: '',
  fewer: '',
  more: '',
  showPassword: '',
  hidePassword: '',
})
