import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { RESULTS_ID } from './use-catalogue.ts'

/**
 * Scrolls to the first result after a changed filter. Going back restores the position, which the router does (S2-08).
 * `list` identifies the list, whatever its length and layout.
 */
export function useResultsInSight(list: string): void {
  const listBefore = useRef(list)
  const move = useNavigationType()
  useEffect(() => {
    if (listBefore.current === list) return
    listBefore.current = list
    if (move !== 'POP') showResults()
  }, [list, move])
}

function showResults(): void {
  const results = document.getElementById(RESULTS_ID)
  const first = results?.querySelector('article') ?? results
  first?.scrollIntoView({ block: 'nearest' })
}
