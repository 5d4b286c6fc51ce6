import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#browser/storage.ts'
import { chime, wakeSound } from './chime.ts'

const PLACE = 'aleef-admin-sound'

/** Whether new events play a sound: off by default, stored on this device. */
export function useSound() {
  const [on, setOn] = useState(() => readStored(PLACE) === 'on')

  // After a reload, browsers block sound until the first touch.
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
      writeStored(PLACE, next ? 'on' : null)
      if (!next) return
      wakeSound()
      chime()
    },
  }
}
