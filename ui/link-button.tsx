import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'
import { Link } from './link.tsx'

type LinkLook = ButtonLook & { icon?: ReactNode }

/** A link inside the shop that looks like a button. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  iconEnd,
  children,
  className,
  ...rest
}: LinkLook & { iconEnd?: ReactNode; className?: string } & Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  )
}

/** A link out of the shop (WhatsApp, telephone, mail). Web addresses open in a new tab. */
export function OutLinkButton({
  variant,
  size,
  block,
  icon,
  children,
  className,
  href,
  ...rest
}: LinkLook & ComponentProps<'a'> & { href: string }) {
  const beside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : null
  return (
    <a {...beside} {...rest} href={href} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  )
}
