// News of what changed in the shop. Every process hears it from PostgreSQL (channel shop_changes) and drops what it
// kept of it, so that one rendering serves everybody until something on it changes (P-01).

/**
 * `all`: categories, governorates or settings changed, or news may have been missed. `products`: a product came, went
 * or was edited, so lists may now hold others. `stock`: only quantities changed.
 */
export type News = { kind: 'all' } | { kind: 'products' | 'stock'; productIds: readonly number[] }

export type Changes = {
  /**
   * Says after a commit that the stock of these products changed. Coalesced, so that selling never waits for it; other
   * edits are announced by the database itself (migration 0002).
   */
  announceStock(productIds: readonly number[]): void
  /**
   * Says after a commit that an order came or changed, so that administrators see it at once (D-08). Coalesced like
   * stock; not needed when `announceStock` was called for the same order.
   */
  announceOrders(): void
  /** Called by queries with the products they read, so that the page's cache entry records its dependencies. */
  noteRead(productIds: readonly number[]): void
  /**
   * What `read` found, kept in this process until news other than stock arrives. Reads every time while the process
   * is not listening: a command-line tool, or the database away.
   */
  keep<T>(key: string, read: () => Promise<T>): Promise<T>
}
