import { useEffect, useRef } from 'react'
import { Figure } from '#browser/figure/figure.tsx'
import { useStore } from '#browser/store/use-store.ts'
import { contactText } from '#text/contact.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NumberText } from '#ui/number-text.tsx'

const text = contactText.sent

/** S-CON-07: replaces the form once the message is sent, and takes the focus. */
export function SentMessage({ id, onAnother }: { id: number; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const store = useStore()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Card as="section" className="w-birds animate-rise text-center">
      <div className="relative mx-auto mt-12 mb-6 h-24 w-64 max-w-full rounded-pill bg-block">
        <Figure
          name="dove"
          sizes="144px"
          className="figure-shadow absolute inset-x-0 bottom-3 mx-auto h-36 w-auto"
        />
      </div>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
          {text.title}
        </h2>
        {store ? <p className="mt-2 text-lead">{text.promise(store.replyHours)}</p> : null}
        <p className="mt-1 text-sm text-ink-3">
          {text.number} <NumberText className="font-semibold text-ink-2">{id}</NumberText>
        </p>
      </div>
      <div className="mt-6 flex flex-col justify-center gap-3 pb-2 sm:flex-row">
        <LinkButton to="/products">{text.browse}</LinkButton>
        <Button variant="outline" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </Card>
  )
}
