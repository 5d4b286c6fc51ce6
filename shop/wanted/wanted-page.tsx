import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queryOf } from '#browser/api-client.ts'
import { usableImages } from '#browser/catalog/usable-images.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { Figure } from '#browser/figure/figure.tsx'
import { useShopName } from '#browser/store/use-store.ts'
import type { Product } from '#contract/catalog.ts'
import { productPath } from '#domain/product.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { cardText, reservedText } from '#text/catalog/catalog.ts'
import { wantedText as text } from '#text/wanted.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { BellRing } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AnimalFields } from './animal-fields.tsx'
import { useWantedForm, type WantedForm } from './use-wanted-form.ts'

/** S2-12: one item that is sold out, or an animal that the shop does not have. */
export function WantedPage() {
  const [parameters] = useSearchParams()
  const idText = /^[1-9]\d{0,8}$/.exec(parameters.get('product') ?? '')?.[0]
  const productId = idText ? Number(idText) : null
  return (
    <div className="page max-w-170 pb-6">
      <Trail to={[{ label: productId === null ? text.askAnimal : cardText.tellMe }]} />
      {productId === null ? <ForAnimal /> : <ForProduct key={productId} id={productId} />}
    </div>
  )
}

function ForAnimal({ notFound = false }: { notFound?: boolean }) {
  const form = useWantedForm(null)
  if (form.sent) return <Sent form={form} />
  return (
    <>
      <Head title={text.askAnimal} lead={notFound ? text.gone : text.animalLead} />
      <Card as="section" className="mt-5">
        <form
          ref={form.formRef}
          noValidate
          method="post"
          onSubmit={form.onSubmit}
          className="flex flex-col gap-4"
        >
          <FrozenFields frozen={form.pending}>
            <AnimalFields form={form} />
          </FrozenFields>
          <Send form={form} />
        </form>
      </Card>
    </>
  )
}

function ForProduct({ id }: { id: number }) {
  const shop = useShopName()
  const form = useWantedForm(id)
  const { data: product, error } = useQuery(queryOf('GET /api/products/:id', { params: { id } }))
  if (error) return <ForAnimal notFound />
  if (form.sent) return <Sent form={form} />
  return (
    <>
      <title>{text.pageTitle(shop)}</title>
      <Head title={cardText.tellMe} lead={text.productLead} />
      <Card as="section" className="mt-5 flex flex-col gap-4">
        {product ? <ProductRow product={product} /> : <Skeleton className="h-20 w-full" />}
        {product?.stockLabel === 'in' || product?.stockLabel === 'low' ? (
          <Notice tone="ok" title={text.available}>
            <p>{text.availableWhy}</p>
            <LinkButton to={productPath(product)} size="sm" className="mt-2">
              {text.toProduct}
            </LinkButton>
          </Notice>
        ) : (
          <form
            ref={form.formRef}
            noValidate
            method="post"
            onSubmit={form.onSubmit}
            className="flex flex-col gap-4"
          >
            <Send form={form} />
          </form>
        )}
      </Card>
    </>
  )
}

function Head({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="mt-1 font-display text-h1 font-bold">{title}</h1>
      <p className="mt-2 text-body text-ink-2">{lead}</p>
    </>
  )
}

function ProductRow({ product }: { product: Product }) {
  const [image] = usableImages(product.images)
  return (
    <div className="flex items-center gap-4">
      <Picture
        image={image}
        sizes="80px"
        decorative
        className="size-20 shrink-0 overflow-hidden rounded-picture"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere text-ink">
          <bdi>{product.nameArabic}</bdi>
        </p>
        <p className="text-md text-ink-3">
          {product.isReserved
            ? reservedText(product)
            : product.stockLabel === 'out'
              ? cardText.unavailable
              : null}
        </p>
      </div>
    </div>
  )
}

/** The address for the notification, and the submit button; signed-in customers see only the button. */
function Send({ form: { field, user, pending, failure } }: { form: WantedForm }) {
  return (
    <>
      {user ? (
        <p className="text-md text-ink-2">
          <bdi>{text.ownEmail(user.email)}</bdi>
        </p>
      ) : (
        <EmailField {...field('email')} hint={text.emailHint} autoComplete="email" required />
      )}
      <ChangeFailure error={failure} />
      <Button
        type="submit"
        size="lg"
        icon={<BellRing />}
        pending={pending}
        pendingLabel={text.submitting}
        className="sm:self-start"
      >
        {text.submit}
      </Button>
    </>
  )
}

function Sent({ form: { sent, again } }: { form: WantedForm }) {
  return (
    <div ref={focusOnShow} tabIndex={-1} className="w-supplies outline-none">
      <EmptyState
        headingLevel={1}
        figure={<Figure name="dove" />}
        title={sent?.confirmation ? text.needsLink : text.done}
        actions={
          <>
            <LinkButton to="/products">{text.toProducts}</LinkButton>
            <Button variant="outline" onClick={again}>
              {text.another}
            </Button>
          </>
        }
      >
        <p role="status">{sent?.confirmation ? text.needsLinkWhy : text.doneWhy}</p>
      </EmptyState>
    </div>
  )
}
