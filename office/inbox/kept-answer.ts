// A half-written answer stays on the device until it is sent: over a reload, a lost network, a closed page. It belongs to
// who wrote it.

const place = (owner: string, messageId: number) => `aleef-admin-answer:${owner}:${messageId}`

export function readAnswer(owner: string, messageId: number): string {
  try {
    return localStorage.getItem(place(owner, messageId)) ?? ''
  } catch {
    // Storage is closed: nothing was kept.
    return ''
  }
}

/** An empty one is forgotten. */
export function cacheResponse(owner: string, messageId: number, body: string): void {
  try {
    if (body) localStorage.setItem(place(owner, messageId), body)
    else localStorage.removeItem(place(owner, messageId))
  } catch {
    // A full or forbidden storage loses the convenience, never the answer in the field.
  }
}
