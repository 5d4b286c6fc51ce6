import { useEffect, useState } from 'react'
import { THEME_KEY } from '#browser/session/hint-script.ts'
import { readStored, writeStored } from '#browser/storage.ts'
import { shellText } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { Monitor, Moon, Sun } from '#ui/icons.tsx'

const CHOICES = [
  { choice: 'light', Icon: Sun },
  { choice: 'dark', Icon: Moon },
  { choice: 'system', Icon: Monitor },
] as const
type ThemeChoice = (typeof CHOICES)[number]['choice']

/** Light, dark, or as the device is set. The HTML is the same for everybody, so the choice is shown after hydration. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<ThemeChoice | null>(null)
  useEffect(() => setChosen(storedChoice()), [])

  useEffect(() => {
    if (chosen !== 'system') return
    const query = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => paint('system')
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [chosen])

  function choose(choice: ThemeChoice) {
    setChosen(choice)
    store(choice)
    paint(choice)
  }

  return (
    <fieldset className="flex rounded-control bg-on-deep/10 p-1">
      <legend className="sr-only">{shellText.theme.legend}</legend>
      {CHOICES.map(({ choice, Icon }) => (
        <label
          key={choice}
          className={classNames(
            'tap relative grid cursor-pointer place-items-center rounded-xs transition-colors hover:text-on-deep has-focus-visible:outline-3 has-focus-visible:outline-on-deep',
            chosen === choice && 'bg-on-deep/15 text-on-deep',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={chosen === choice}
            aria-label={shellText.theme[choice]}
            onChange={() => choose(choice)}
            className="absolute inset-0 appearance-none outline-none"
          />
          <Icon className="size-5" />
        </label>
      ))}
    </fieldset>
  )
}

function paint(choice: ThemeChoice) {
  const dark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

function storedChoice(): ThemeChoice {
  const stored = readStored(THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function store(choice: ThemeChoice) {
  writeStored(THEME_KEY, choice === 'system' ? null : choice)
}
