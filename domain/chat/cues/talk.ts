// Courtesy, and what is no question for a shop. See ../cues.ts.
import type { Cue } from './cue.ts'

export const TALK_CUES = {
  greeting: [[3, 'greeting']],
  'how-are-you': [[5, 'howAreYou']],
  'who-are-you': [
    [7, 'who'],
    [14, 'prompt'],
  ],
  thanks: [[3, 'thanks']],
  goodbye: [[4, 'bye']],
  // Known by the whole message: ../read-reply.ts.
  yes: [],
  no: [],
  okay: [],
  puzzled: [],
  insult: [[9, 'insult']],
  'other-language': [[6, 'foreign']],
} as const satisfies Record<string, readonly Cue[]>
