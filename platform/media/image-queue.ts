// A small queue: only so many images are decoded at once, so that uploads cannot take the memory or the processor
// from orders.

export type ImageQueue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `width` pieces of work at a time, the rest in the order they came. */
export function createImageQueue(width: number): ImageQueue {
  let running = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
