import { authText } from '#text/account/account.ts'
import { classNames } from '#ui/class-names.ts'
import { passwordStrength, type Strength } from './account-check.ts'

const LEVELS: Record<Strength, { bars: number; look: string; word: string }> = {
  weak: { bars: 1, look: 'bg-danger', word: 'text-danger' },
  fair: { bars: 2, look: 'bg-warn', word: 'text-warn' },
  strong: { bars: 3, look: 'bg-ok', word: 'text-ok' },
}

/** The strength of the typed password as a word and three bars; while the field is empty, the rule. */
export function PasswordStrength({ password, rule }: { password: string; rule?: string | undefined }) {
  if (password === '') return rule ?? authText.passwordHint
  const strength = passwordStrength(password)
  const { bars, look, word } = LEVELS[strength]
  return (
    <span className="flex flex-col gap-1">
      {rule}
      <span className="flex items-center gap-2">
        <span aria-hidden className="flex gap-1">
          {[1, 2, 3].map((bar) => (
            <span
              key={bar}
              className={classNames(
                'h-1.5 w-7 rounded-pill transition-colors',
                bar <= bars ? look : 'bg-line',
              )}
            />
          ))}
        </span>
        <span aria-live="polite">
          {authText.strengthLabel} <span className={word}>{authText.strength[strength]}</span>
        </span>
      </span>
    </span>
  )
}
