// Every endpoint of the shop with its request and response. The browser imports only types from here; the schemas of
// its forms are in separate files (decision 0003).
import { adminVoucherEndpoints } from '#contract/admin/vouchers.ts'
import type { Endpoint, Input, Output, PathParams } from '#platform/api/endpoint.ts'
import { accountEndpoints } from './account.ts'
import { authEndpoints, googleEndpoints } from './accounts.ts'
import { analyticsEndpoints } from './admin/analytics.ts'
import { auditEndpoints } from './admin/audit.ts'
import { careTextEndpoints } from './admin/care.ts'
import { adminCategoryEndpoints } from './admin/categories.ts'
import { counterEndpoints } from './admin/counter.ts'
import { diagnosticsEndpoints } from './admin/diagnostics.ts'
import { drawerEndpoints } from './admin/drawer.ts'
import { adminHandoverEndpoints } from './admin/handovers.ts'
import { holdEndpoints } from './admin/holds.ts'
import { inboxEndpoints } from './admin/inbox.ts'
import { inventoryEndpoints } from './admin/inventory.ts'
import { adminInvoiceEndpoints } from './admin/invoices.ts'
import { lossEndpoints } from './admin/losses.ts'
import { subscriberEndpoints } from './admin/newsletter.ts'
import { newsletterIssueEndpoints } from './admin/newsletter-issues.ts'
import { orderAnimalEndpoints } from './admin/order-animals.ts'
import { orderEventEndpoints } from './admin/order-events.ts'
import { orderLinkEndpoints } from './admin/order-links.ts'
import { orderListEndpoints } from './admin/order-list.ts'
import { adminOrderEndpoints } from './admin/orders.ts'
import { passportEndpoints } from './admin/passports.ts'
import { adminPaymentEndpoints } from './admin/payments.ts'
import { productImportEndpoints } from './admin/product-imports.ts'
import { adminProductEndpoints } from './admin/products.ts'
import { questionEndpoints } from './admin/questions.ts'
import { adminReturnEndpoints } from './admin/returns.ts'
import { adminReviewEndpoints } from './admin/reviews.ts'
import { adminRunEndpoints } from './admin/runs.ts'
import { officeSearchEndpoints } from './admin/search.ts'
import { demoEndpoints } from './admin/seed.ts'
import { settingsEndpoints } from './admin/settings.ts'
import { setupEndpoints } from './admin/setup.ts'
import { speciesEndpoints } from './admin/species.ts'
import { statementEndpoints } from './admin/statements.ts'
import { statsEndpoints } from './admin/stats.ts'
import { travelRuleEndpoints } from './admin/travel-rules.ts'
import { uploadEndpoints } from './admin/uploads.ts'
import { userEndpoints } from './admin/users.ts'
import { adminViewingEndpoints } from './admin/viewings.ts'
import { adminWantedEndpoints } from './admin/wanted.ts'
import { cartEndpoints } from './cart.ts'
import { catalogEndpoints } from './catalog.ts'
import { chatEndpoints } from './chat.ts'
import { debugEndpoints } from './debug.ts'
import { deliveryDayEndpoints } from './delivery-days.ts'
import { fileEndpoints } from './files.ts'
import { foundEndpoints } from './found.ts'
import { handoverEndpoints } from './handovers.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { orderEndpoints } from './orders.ts'
import { ownAnimalEndpoints } from './own-animals.ts'
import { papersEndpoints } from './papers.ts'
import { returnEndpoints } from './returns.ts'
import { reviewEndpoints } from './reviews.ts'
import { runEndpoints } from './runs.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { sessionEndpoints } from './session.ts'
import { storeEndpoints } from './store.ts'
import { supportEndpoints } from './support.ts'
import { viewingEndpoints } from './viewings.ts'
import { wantedEndpoints } from './wanted.ts'

export const ENDPOINTS = {
  ...accountEndpoints,
  ...ownAnimalEndpoints,
  ...authEndpoints,
  ...googleEndpoints,
  ...analyticsEndpoints,
  ...auditEndpoints,
  ...adminCategoryEndpoints,
  ...diagnosticsEndpoints,
  ...adminHandoverEndpoints,
  ...holdEndpoints,
  ...lossEndpoints,
  ...inboxEndpoints,
  ...inventoryEndpoints,
  ...newsletterIssueEndpoints,
  ...subscriberEndpoints,
  ...orderEventEndpoints,
  ...orderAnimalEndpoints,
  ...orderLinkEndpoints,
  ...orderListEndpoints,
  ...adminInvoiceEndpoints,
  ...adminOrderEndpoints,
  ...adminPaymentEndpoints,
  ...counterEndpoints,
  ...drawerEndpoints,
  ...statementEndpoints,
  ...productImportEndpoints,
  ...adminProductEndpoints,
  ...passportEndpoints,
  ...speciesEndpoints,
  ...careTextEndpoints,
  ...travelRuleEndpoints,
  ...deliveryDayEndpoints,
  ...questionEndpoints,
  ...adminReturnEndpoints,
  ...adminReviewEndpoints,
  ...adminRunEndpoints,
  ...officeSearchEndpoints,
  ...demoEndpoints,
  ...settingsEndpoints,
  ...setupEndpoints,
  ...statsEndpoints,
  ...uploadEndpoints,
  ...userEndpoints,
  ...adminVoucherEndpoints,
  ...adminViewingEndpoints,
  ...adminWantedEndpoints,
  ...cartEndpoints,
  ...catalogEndpoints,
  ...chatEndpoints,
  ...debugEndpoints,
  ...fileEndpoints,
  ...handoverEndpoints,
  ...foundEndpoints,
  ...newsletterEndpoints,
  ...orderEndpoints,
  ...papersEndpoints,
  ...returnEndpoints,
  ...reviewEndpoints,
  ...runEndpoints,
  ...secondFactorEndpoints,
  ...sessionEndpoints,
  ...storeEndpoints,
  ...supportEndpoints,
  ...viewingEndpoints,
  ...wantedEndpoints,
}
export type ShopContract = typeof ENDPOINTS
export type Address = keyof ShopContract
export type ReadAddress = Extract<Address, `GET ${string}`>

/** The request: `params` fill in the path, `query` becomes the query string. */
export type RequestTo<A extends Address> = RequestOf<ShopContract[A], A>
/** The JSON of a successful response. */
export type ResponseOf<A extends Address> = BodyOf<ShopContract[A]>

/** The data of an endpoint's refusal `changed-meanwhile`. */
export type CurrentOf<A extends Address> = ShopContract[A] extends { current: infer Current }
  ? Output<Current>
  : never
/** The endpoints with optimistic locking. */
export type VersionedAddress = {
  [A in Address]: ShopContract[A] extends { current: unknown } ? A : never
}[Address]

type RequestOf<E extends Endpoint, A extends string> = RequestPart<'params', PathParams<A, string | number>> &
  RequestPart<'query', Input<E['query']>> &
  RequestPart<'headers', Input<E['headers']>> &
  RequestPart<'body', Input<E['body']>>

type BodyOf<E extends Endpoint> = Output<E['response']>

type RequestPart<Name extends string, Value> = unknown extends Value
  ? unknown
  : [Value] extends [undefined]
    ? unknown
    : object extends Value
      ? { [name in Name]?: Value }
      : { [name in Name]: Value }
