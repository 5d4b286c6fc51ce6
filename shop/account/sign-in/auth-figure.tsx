import { Figure } from '#browser/figure/figure.tsx'
import type { FigureName } from '#browser/figure/figures.ts'
import { authText } from '#text/account/account.ts'
import { passwordText } from '#text/account/password.ts'
import { classNames } from '#ui/class-names.ts'

/** The illustration of an account screen, and what it says on a wide screen. */
export type AuthScene = {
  world: string
  figure: FigureName
  /** Beside the friend where there is little room. */
  toy?: FigureName
  title: string
  line: string
}

export const SCENES = {
  signIn: {
    world: 'w-cats',
    figure: 'cat',
    toy: 'yarn',
    title: authText.figureTitle,
    line: authText.figureLine,
  },
  forgotten: {
    world: 'w-birds',
    figure: 'dove',
    title: passwordText.forgotFigureTitle,
    line: passwordText.forgotFigureLine,
  },
  newPassword: {
    world: 'w-rabbits',
    figure: 'rabbit',
    toy: 'carrot',
    title: passwordText.newFigureTitle,
    line: passwordText.newFigureLine,
  },
  becomeAdmin: {
    world: 'w-rabbits',
    figure: 'rabbit',
    toy: 'carrot',
    title: passwordText.adminFigureTitle,
    line: passwordText.adminFigureLine,
  },
} satisfies Record<string, AuthScene>

/** Beside the form on a wide screen: a friend on its hill in front of its sun. */
export function AuthFigure({ scene }: { scene: AuthScene }) {
  return (
    <div
      aria-hidden
      className={classNames(
        scene.world,
        'relative hidden overflow-hidden bg-block text-world lg:flex lg:flex-col lg:px-12 lg:pt-14',
      )}
    >
      <p className="font-display text-h1 font-extrabold">{scene.title}</p>
      <p className="mt-2 max-w-96 text-lead">{scene.line}</p>
      <div className="relative mt-auto h-[26rem]">
        <span className="absolute inset-x-0 bottom-10 mx-auto size-80 rounded-pill bg-sun" />
        <span className="absolute -inset-x-1/2 -bottom-40 h-64 rounded-[50%] bg-edge" />
        <Figure
          name={scene.figure}
          mirrored
          sizes="340px"
          className="figure-shadow absolute inset-x-0 bottom-12 mx-auto h-80 w-auto"
        />
      </div>
    </div>
  )
}

/** The same friend in short, above the form of a phone. */
export function AuthBand({ scene }: { scene: AuthScene }) {
  return (
    <div aria-hidden className={classNames(scene.world, 'relative h-32 overflow-hidden bg-block lg:hidden')}>
      <span className="absolute end-9 -bottom-4 size-34 rounded-pill bg-sun" />
      <span className="absolute -inset-x-1/4 -bottom-22 h-28 rounded-[50%] bg-edge" />
      <Figure
        name={scene.figure}
        mirrored
        sizes="116px"
        className="figure-shadow absolute end-11 bottom-2 h-28 w-auto"
      />
      {scene.toy ? (
        <Figure
          name={scene.toy}
          sizes="40px"
          className="figure-shadow absolute end-44 bottom-3 h-11 w-auto"
        />
      ) : null}
    </div>
  )
}
