/** A copy in which what stood at `from` stands at `to`. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return from in list ? rest.toSpliced(to, 0, list[from] as T) : rest
}
