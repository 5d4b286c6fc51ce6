// A part of a mail with a ground and room of its own. The room is the cell's: Outlook knows none of a table.
import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import type { CSSProperties, ReactNode } from 'react'

type PanelProps = {
  className?: string
  table?: CSSProperties
  cell: CSSProperties
  children: ReactNode
}

export function Panel({ className, table, cell, children }: PanelProps) {
  return (
    <Row dir="rtl" className={className} style={table}>
      <Column style={cell}>{children}</Column>
    </Row>
  )
}
