// So many at once, the others in the order in which they came.
export type Turns = {
  run<T>(work: () => Promise<T>): Promise<T>
  /** How many wait. */
  waiting(): number
}

export function createTurns(atOnce: number): Turns {
  const queue: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < atOnce) running++
    else await new Promise<void>((enterNow) => queue.push(enterNow))
  }

  /** Hands the place on to who has waited longest. */
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    waiting: () => queue.length,
  }
}
