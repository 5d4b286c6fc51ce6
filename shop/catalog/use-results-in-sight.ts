import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { RESULTS_ID } from './use-catalogue.ts'

/**
 * After a choice the first result comes into sight, from wherever one was; going back finds the place one left, which is
 * the router's affair (S2-08). `list` names what is shown, however much of it and however it looks.
 */
export function useResultsInSight(list: string): void {
  const shown = useRef(list)
  const move = useNavigationType()
  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    if (move !== 'POP') showResults()
  }, [list, move])
}

function showResults(): void {
  const results = document.getElementById(RESULTS_ID)
  const first = results?.querySelector('article') ?? results
  first?.scrollIntoView({ block: 'nearest' })
}
