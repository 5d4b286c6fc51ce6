import { createContext } from 'react'

/** The id under which the log tells what happened, when the page that is shown is an error. */
export const RequestId = createContext<string | null>(null)
