// Every resource of the API. The order matters where a path could match two: `events` is not an order's id.
import { accountApi } from './account.ts'
import { analyticsApi } from './admin/analytics.ts'
import { auditApi } from './admin/audit.ts'
import { adminCategoriesApi } from './admin/categories.ts'
import { counterApi } from './admin/counter.ts'
import { diagnosticsApi } from './admin/diagnostics.ts'
import { drawerApi } from './admin/drawer.ts'
import { adminHandoversApi } from './admin/handovers.ts'
import { holdsApi } from './admin/holds.ts'
import { inboxApi } from './admin/inbox.ts'
import { inventoryApi } from './admin/inventory.ts'
import { adminInvoicesApi } from './admin/invoices.ts'
import { lossesApi } from './admin/losses.ts'
import { newsletterListApi } from './admin/newsletter.ts'
import { orderEventsApi } from './admin/order-events.ts'
import { adminOrderListApi, adminOrdersApi } from './admin/orders.ts'
import { careTextsApi, orderAnimalsApi, passportsApi, speciesApi } from './admin/passports.ts'
import { adminPaymentsApi } from './admin/payments.ts'
import { productImportsApi } from './admin/product-imports.ts'
import { adminProductsApi } from './admin/products.ts'
import { questionsApi } from './admin/questions.ts'
import { adminReturnsApi } from './admin/returns.ts'
import { adminReviewsApi } from './admin/reviews.ts'
import { adminRunsApi } from './admin/runs.ts'
import { officeSearchApi } from './admin/search.ts'
import { seedApi } from './admin/seed.ts'
import { settingsApi } from './admin/settings.ts'
import { setupApi } from './admin/setup.ts'
import { statementsApi } from './admin/statements.ts'
import { statsApi } from './admin/stats.ts'
import { travelRulesApi } from './admin/travel-rules.ts'
import { uploadsApi } from './admin/uploads.ts'
import { usersApi } from './admin/users.ts'
import { adminViewingsApi } from './admin/viewings.ts'
import { adminVouchersApi } from './admin/vouchers.ts'
import { adminWantedApi } from './admin/wanted.ts'
import { authApi } from './auth.ts'
import { cartApi } from './cart.ts'
import { categoriesApi } from './categories.ts'
import { chatApi } from './chat.ts'
import { deliveryDaysApi } from './delivery-days.ts'
import { filesApi } from './files.ts'
import { googleApi } from './google.ts'
import { handoversApi } from './handovers.ts'
import { newsletterApi } from './newsletter.ts'
import { orderLinkApi } from './order-link.ts'
import { ordersApi } from './orders.ts'
import { ownAnimalsApi } from './own-animals.ts'
import { foundApi, papersApi } from './papers.ts'
import { productsApi } from './products.ts'
import { regionsApi } from './regions.ts'
import { returnsApi } from './returns.ts'
import { reviewsApi } from './reviews.ts'
import { runsApi } from './runs.ts'
import { secondFactorApi } from './second-factor.ts'
import { sessionApi } from './session.ts'
import type { Api, Services } from './shop-api.ts'
import { storeApi } from './store.ts'
import { suggestionsApi } from './suggestions.ts'
import { supportApi } from './support.ts'
import { viewingsApi } from './viewings.ts'
import { wantedApi } from './wanted.ts'

export const RESOURCES: readonly ((api: Api, services: Services) => void)[] = [
  productsApi,
  suggestionsApi,
  categoriesApi,
  regionsApi,
  deliveryDaysApi,
  storeApi,
  supportApi,
  newsletterApi,
  viewingsApi,
  ownAnimalsApi,
  wantedApi,
  chatApi,
  authApi,
  googleApi,
  sessionApi,
  secondFactorApi,
  accountApi,
  cartApi,
  ordersApi,
  orderLinkApi,
  orderEventsApi,
  officeSearchApi,
  statsApi,
  adminProductsApi,
  productImportsApi,
  adminCategoriesApi,
  adminVouchersApi,
  passportsApi,
  orderAnimalsApi,
  speciesApi,
  careTextsApi,
  travelRulesApi,
  settingsApi,
  setupApi,
  inventoryApi,
  holdsApi,
  lossesApi,
  adminInvoicesApi,
  adminPaymentsApi,
  counterApi,
  drawerApi,
  statementsApi,
  adminViewingsApi,
  adminWantedApi,
  inboxApi,
  questionsApi,
  adminReturnsApi,
  adminHandoversApi,
  adminReviewsApi,
  adminRunsApi,
  newsletterListApi,
  auditApi,
  seedApi,
  analyticsApi,
  adminOrderListApi,
  adminOrdersApi,
  uploadsApi,
  filesApi,
  returnsApi,
  handoversApi,
  reviewsApi,
  runsApi,
  papersApi,
  foundApi,
  usersApi,
  diagnosticsApi,
]
