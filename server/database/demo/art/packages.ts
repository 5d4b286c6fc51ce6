// Food in what it is sold in: a bag, a can, a tub.
import { css, mix, WHITE } from '#server/database/demo/art/colour.ts'
import {
  gradient,
  type Layer,
  radial,
  SAND,
  SLANT,
  shades,
  svg,
  WOOD,
} from '#server/database/demo/art/drawing-tools.ts'
import type { Figure } from '#server/database/demo/art/look.ts'

export function bag({ hue, print, dark }: { hue: number; print: Figure; dark?: boolean }): Layer[] {
  const tone = shades(hue, dark ? 0.8 : 1)
  const front = dark
    ? ([
        [0, tone.base],
        [0.22, tone.deep],
        [0.8, tone.dark],
        [1, tone.dark],
      ] as const)
    : ([
        [0, tone.light],
        [0.25, tone.base],
        [0.8, tone.deep],
        [1, tone.dark],
      ] as const)
  const body = svg(
    `<path d="M96 66 Q200 58 304 66 L318 350 Q318 376 290 377 Q200 384 110 377 Q82 376 82 350Z" fill="url(#f)"/>
     <path d="M82 350 Q82 376 110 377 Q200 384 290 377 Q318 376 318 350 L316 320 Q200 346 84 320Z" fill="${tone.dark}" opacity=".28"/>
     <path d="M92 44 Q92 30 106 30 L294 30 Q308 30 308 44 L305 82 Q200 92 95 82Z" fill="url(#t)"/>
     <path d="M94 74 Q200 84 306 74" stroke="${tone.dark}" stroke-opacity=".35" stroke-width="4" fill="none"/>
     <path d="M98 44 H302" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-dasharray="7 7"/>
     <path d="M112 96 Q104 220 106 340" stroke="#fff" stroke-opacity=".38" stroke-width="12" stroke-linecap="round" fill="none"/>
     <path d="M290 96 Q300 220 298 330" stroke="${tone.dark}" stroke-opacity=".22" stroke-width="14" stroke-linecap="round" fill="none"/>
     <circle cx="200" cy="196" r="86" fill="${tone.dark}" opacity=".22" transform="translate(5 7)"/>
     <circle cx="200" cy="196" r="86" fill="url(#l)"/>
     <rect x="138" y="304" width="124" height="15" rx="7.5" fill="#fff" opacity=".92"/>
     <rect x="158" y="330" width="84" height="11" rx="5.5" fill="#fff" opacity=".62"/>`,
    gradient('f', front) +
      gradient('t', [
        [0, tone.light],
        [0.4, tone.base],
        [1, tone.deep],
      ]) +
      radial('l', [
        [0, '#fff'],
        [1, tone.pale],
      ]),
  )
  return [body, { figure: print, x: 200, y: 196, side: 128 }]
}

export function can({ hue, print }: { hue: number; print: Figure }): Layer[] {
  const tone = shades(hue)
  const metal = [
    [0, '#dfe6ea'],
    [0.18, '#ffffff'],
    [0.45, '#c9d2d8'],
    [0.8, '#a5b0b8'],
    [1, '#8d9aa3'],
  ] as const
  const body = svg(
    `<path d="M70 128 V318 A130 40 0 0 0 330 318 V128Z" fill="url(#m)"/>
     <path d="M70 150 V296 A130 40 0 0 0 330 296 V150 A130 40 0 0 1 70 150Z" fill="url(#f)"/>
     <path d="M92 172 V304" stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"/>
     <ellipse cx="200" cy="124" rx="132" ry="42" fill="url(#m)"/><ellipse cx="200" cy="122" rx="116" ry="34" fill="url(#lid)"/>
     <ellipse cx="200" cy="122" rx="92" ry="25" fill="none" stroke="#9aa6ae" stroke-opacity=".55" stroke-width="3"/>
     <ellipse cx="226" cy="116" rx="30" ry="10" fill="none" stroke="#8b98a1" stroke-width="7"/><circle cx="196" cy="122" r="7" fill="#8b98a1"/>
     <circle cx="200" cy="246" r="66" fill="${tone.dark}" opacity=".2" transform="translate(4 5)"/><circle cx="200" cy="246" r="66" fill="url(#l)"/>`,
    gradient('m', metal) +
      gradient(
        'lid',
        [
          [0, '#f4f7f9'],
          [1, '#c2ccd3'],
        ],
        SLANT,
      ) +
      gradient('f', [
        [0, tone.base],
        [0.2, tone.light],
        [0.6, tone.base],
        [1, tone.dark],
      ]) +
      radial('l', [
        [0, '#fff'],
        [1, tone.pale],
      ]),
  )
  return [body, { figure: print, x: 200, y: 247, side: 100 }]
}

export function tub({ hue, print }: { hue: number; print: Figure }): Layer[] {
  const tone = shades(hue)
  const body = svg(
    `<path d="M92 112 H308 V328 Q308 368 268 368 H132 Q92 368 92 328Z" fill="url(#glass)"/>
     <path d="M92 160 H308 V316 H92Z" fill="url(#f)"/>
     <path d="M112 118 V340" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"/>
     <rect x="80" y="46" width="240" height="70" rx="20" fill="url(#cap)"/>
     <g stroke="${tone.dark}" stroke-opacity=".25" stroke-width="5" stroke-linecap="round">${Array.from({ length: 9 }, (_, i) => `<path d="M${104 + i * 24} 64 V100"/>`).join('')}</g>
     <rect x="96" y="52" width="180" height="10" rx="5" fill="#fff" opacity=".4"/>
     <circle cx="200" cy="238" r="68" fill="${tone.dark}" opacity=".2" transform="translate(4 5)"/><circle cx="200" cy="238" r="68" fill="url(#l)"/>`,
    gradient('glass', [
      [0, css(mix(SAND, WHITE, 0.55))],
      [0.3, css(mix(SAND, WHITE, 0.3))],
      [1, css(mix(WOOD, SAND, 0.45))],
    ]) +
      gradient('f', [
        [0, tone.base],
        [0.2, tone.light],
        [0.6, tone.base],
        [1, tone.deep],
      ]) +
      gradient('cap', [
        [0, tone.base],
        [0.2, tone.light],
        [0.6, tone.deep],
        [1, tone.dark],
      ]) +
      radial('l', [
        [0, '#fff'],
        [1, tone.pale],
      ]),
  )
  return [body, { figure: print, x: 200, y: 238, side: 104 }]
}
