import {
  FileDown,
  FileSpreadsheet,
  FlaskConical,
  Image,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  Package,
  ReceiptText,
  Settings,
  Ticket,
  Users,
} from 'lucide-react'

/** The picture of each kind of thing that is changed in the back office. */
export const KIND_ICONS: Record<string, LucideIcon> = {
  product: Package,
  'product-import': FileSpreadsheet,
  category: LayoutGrid,
  order: ReceiptText,
  user: Users,
  settings: Settings,
  message: MessageCircle,
  question: MessageCircleQuestionMark,
  'demo-data': FlaskConical,
  voucher: Ticket,
  export: FileDown,
  image: Image,
}
