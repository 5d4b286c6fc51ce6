// Two soft notes, synthesised with Web Audio.
const NOTES = [
  { hertz: 659, at: 0 },
  { hertz: 880, at: 0.16 },
]
const LENGTH = 0.35

let audio: AudioContext | null = null

/** Browsers allow sound only after a user gesture, so this is called from one. */
export function wakeSound(): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') audio.resume().catch(() => {})
}

export function chime(): void {
  if (audio?.state !== 'running') return
  for (const { hertz, at } of NOTES) {
    const start = audio.currentTime + at
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.frequency.value = hertz
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(0.18, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
