import type { ReactNode } from 'react'
import { AuthBand, AuthFigure, type AuthScene } from './auth-figure.tsx'

type AuthFrameProps = {
  scene: AuthScene
  /** A long form shows the friend only where it costs no height. */
  band?: boolean
  children: ReactNode
}

/** The card of sign-in and password pages, with a figure beside or above it. */
export function AuthFrame({ scene, band = true, children }: AuthFrameProps) {
  return (
    <div className="page pt-4 pb-8 lg:pt-10">
      <div className="mx-auto grid max-w-120 overflow-hidden rounded-block bg-surface shadow-card lg:min-h-160 lg:max-w-none lg:grid-cols-2">
        {band ? <AuthBand scene={scene} /> : null}
        <div className="px-5 py-7 sm:px-8 lg:flex lg:flex-col lg:justify-center lg:px-16 lg:py-12">
          <div className="mx-auto w-full max-w-104">{children}</div>
        </div>
        <AuthFigure scene={scene} />
      </div>
    </div>
  )
}
