import { createContext } from 'react'

/** The request id of an error page, to find it in the log. */
export const RequestId = createContext<string | null>(null)
