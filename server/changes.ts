// News that pages must hear of: what is announced here drops the cached pages of every process (P-01).

export type Changes = {
  /**
   * Says after a commit that the stock of these products changed. Coalesced, so that selling never waits for it; other
   * edits are announced by the database itself (migration 0002).
   */
  announceStock(productIds: readonly number[]): void
}
