import { useCallback, useRef } from 'react'
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router'

/**
 * Navigates from the history entry that is shown: not from where somebody moved on to before a late response came, and
 * not back a second time because × was pressed twice.
 */
export function useNavigateHere(): (to: To | number, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const goingBack = useRef(false)
  return useCallback(
    (to, options) => {
      if (goingBack.current || (history.state?.key ?? 'default') !== key) return
      if (typeof to !== 'number') return void navigate(to, options)
      goingBack.current = true
      const arrived = () => {
        goingBack.current = false
      }
      addEventListener('popstate', arrived, { once: true })
      void navigate(to)
    },
    [navigate, key],
  )
}
