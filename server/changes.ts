// Notifications of changes. Every process receives them from PostgreSQL (channel shop_changes) and invalidates its
// caches, so that a page is rendered once until something on it changes (P-01).

/**
 * `all`: categories, governorates or settings changed, or news may have been missed. `products`: a product came, went
 * or was edited, so lists may have changed. `stock`: only quantities changed.
 */
export type News = { kind: 'all' } | { kind: 'products' | 'stock'; productIds: readonly number[] }

export type Changes = {
  /**
   * Announces after a commit that the stock of these products changed. Coalesced, so that selling never waits for it;
   * other edits are announced by database triggers (migration 0002).
   */
  announceStock(productIds: readonly number[]): void
  /**
   * Announces after a commit a new or changed order, so that administrators see it at once (D-08). Coalesced like
   * stock; not needed when `announceStock` was called for the same order.
   */
  announceOrders(): void
  /** Called by queries with the products they read, so that the page's cache entry records its dependencies. */
  noteRead(productIds: readonly number[]): void
  /**
   * The result of `read`, cached in this process until a change other than of stock. Not cached while the process is
   * not listening: in a command-line tool, or during an outage of the database.
   */
  cached<T>(key: string, read: () => Promise<T>): Promise<T>
}
