import type { ComponentProps, ReactNode } from 'react'
import { PageBody, PageHeader } from './page-header.tsx'

/** A page of the office: its header, and its content below. */
export function Page({ children, ...header }: ComponentProps<typeof PageHeader> & { children: ReactNode }) {
  return (
    <>
      <PageHeader {...header} />
      <PageBody>{children}</PageBody>
    </>
  )
}
