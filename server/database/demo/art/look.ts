// What a figure of the demo pictures is: an emoji in some coat, or a drawing of ours.
import type { Coat } from '#server/database/demo/art/colour.ts'

/** `code`: the code point of an emoji; `draw`: a drawing of ours, for what has no emoji. */
export type Figure = ({ code: string; coat?: Coat } | { draw: Drawing }) & { mirror?: boolean }

export type ParakeetName = 'greenBudgie' | 'blueBudgie' | 'yellowBudgie' | 'greyCockatiel' | 'lutinoCockatiel'
export type SongbirdName =
  | 'yellowCanary'
  | 'redCanary'
  | 'whiteCanary'
  | 'zebraFinch'
  | 'gouldianFinch'
  | 'bengaleseFinch'
export type PigeonName = 'bluePigeon' | 'whiteFantail' | 'redPigeon' | 'blackPigeon' | 'whitePigeon'
export type BirdName = ParakeetName | SongbirdName | PigeonName

/** `hue` is OKLCH degrees; `print` is what stands on a label, in a tank or behind bars. */
export type Drawing =
  | { kind: 'bird'; name: BirdName }
  | { kind: 'bag' | 'can' | 'tub'; hue: number; print: Figure; dark?: boolean }
  | { kind: 'cage'; hue: number; print: Figure }
  | { kind: 'aquarium'; hue: number; prints: readonly Figure[] }
  | { kind: 'bowl'; hue: number; food: 'kibble' | 'water' | 'seeds' }
  | {
      kind:
        | 'litter'
        | 'post'
        | 'bed'
        | 'collar'
        | 'wheel'
        | 'carrier'
        | 'bottle'
        | 'filter'
        | 'lamp'
        | 'hay'
        | 'fountain'
      hue: number
    }
