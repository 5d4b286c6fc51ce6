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
