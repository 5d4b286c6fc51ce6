import { Figure } from '#app/features/figure/figure.tsx'
import { authText } from '#text/account.ts'

/** Beside the form on a wide screen: a friend on its hill in front of its sun. */
export function AuthFigure() {
  return (
    <div
      aria-hidden
      className="w-cats relative hidden overflow-hidden bg-block text-world lg:flex lg:flex-col lg:px-12 lg:pt-14"
    >
      <p className="font-display text-h1 font-extrabold">{authText.figureTitle}</p>
      <p className="mt-2 max-w-96 text-lead">{authText.figureLine}</p>
      <div className="relative mt-auto h-[26rem]">
        <span className="absolute inset-x-0 bottom-10 mx-auto size-80 rounded-pill bg-sun" />
        <span className="absolute -inset-x-1/2 -bottom-40 h-64 rounded-[50%] bg-edge" />
        <Figure
          name="cat"
          mirrored
          sizes="340px"
          className="figure-shadow absolute inset-x-0 bottom-12 mx-auto h-80 w-auto"
        />
      </div>
    </div>
  )
}

/** The same friend in short, above the form of a phone. */
export function AuthBand() {
  return (
    <div aria-hidden className="w-cats relative h-32 overflow-hidden bg-block lg:hidden">
      <span className="absolute end-9 -bottom-4 size-34 rounded-pill bg-sun" />
      <span className="absolute -inset-x-1/4 -bottom-22 h-28 rounded-[50%] bg-edge" />
      <Figure
        name="cat"
        mirrored
        sizes="116px"
        className="figure-shadow absolute end-11 bottom-2 h-28 w-auto"
      />
      <Figure name="yarn" sizes="40px" className="figure-shadow absolute end-44 bottom-3 h-11 w-auto" />
    </div>
  )
}
