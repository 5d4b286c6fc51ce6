import { ArrowRight, Printer } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'

type PrintActionsProps = { ready: boolean; to: string; text: { print: string; back: string } }

/** Prints what is shown, or leads back. */
export function PrintActions({ ready, to, text }: PrintActionsProps) {
  return (
    <>
      <Button icon={<Printer />} disabled={!ready} onClick={() => print()}>
        {text.print}
      </Button>
      <LinkButton to={to} variant="outline" icon={<ArrowRight />}>
        {text.back}
      </LinkButton>
    </>
  )
}
