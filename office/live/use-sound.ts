import { useEffect, useState } from 'react'
import { chime, wakeSound } from './chime.ts'

const PLACE = 'aleef-admin-sound'

/** Whether something new may sound: off until the owner switches it on, kept on this device. */
export function useSound() {
  const [on, setOn] = useState(read)

  // After a reload the browser is silent until the first touch.
  useEffect(() => {
    if (!on) return
    addEventListener('pointerdown', wakeSound)
    addEventListener('keydown', wakeSound)
    return () => {
      removeEventListener('pointerdown', wakeSound)
      removeEventListener('keydown', wakeSound)
    }
  }, [on])

  return {
    on,
    switchTo(next: boolean) {
      setOn(next)
      write(next)
      if (!next) return
      wakeSound()
      chime()
    },
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'on'
  } catch {
    // Storage is closed to this page: silent.
    return false
  }
}

function write(on: boolean): void {
  try {
    if (on) localStorage.setItem(PLACE, 'on')
    else localStorage.removeItem(PLACE)
  } catch {
    // The choice still holds for this visit.
  }
}
