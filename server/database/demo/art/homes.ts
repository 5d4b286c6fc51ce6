// What an animal lives, sleeps and travels in.
import { css, mix, WHITE } from '#server/database/demo/art/colour.ts'
import {
  DOWN,
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

export function cage({ hue, print }: { hue: number; print: Figure }): Layer[] {
  const tone = shades(hue)
  const bars = (opacity: number, shift: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = 92 + i * 27
      const bend = (x - 200) * 0.55
      return `<path d="M${x + shift} 318 V150 Q${x + shift} 84 ${200 + bend * 0.25} 52" fill="none" stroke="url(#bar)" stroke-opacity="${opacity}" stroke-width="6" stroke-linecap="round"/>`
    }).join('')
  const defs =
    gradient('bar', [
      [0, '#fdf3d8'],
      [0.5, '#e6bd62'],
      [1, '#b98632'],
    ])
      .replace('<linearGradient', '<linearGradient gradientUnits="userSpaceOnUse"')
      .replace('x2="1"', 'x2="400"') +
    gradient('tray', [
      [0, tone.light],
      [0.4, tone.base],
      [1, tone.dark],
    ]) +
    radial('air', [
      [0, 'rgba(255,255,255,.75)'],
      [1, 'rgba(255,255,255,.25)'],
    ])
  const back = svg(
    `<path d="M88 320 V150 Q88 50 200 50 Q312 50 312 150 V320Z" fill="url(#air)"/><g opacity=".5">${bars(0.8, 9)}</g>
     <path d="M96 262 H304" stroke="${css(mix(WOOD, WHITE, 0.1))}" stroke-width="12" stroke-linecap="round"/>`,
    defs,
  )
  const front = svg(
    `${bars(1, 0)}<path d="M86 216 H314 M92 140 Q200 156 308 140" stroke="url(#bar)" stroke-width="7" fill="none"/>
     <circle cx="200" cy="34" r="15" fill="none" stroke="url(#bar)" stroke-width="8"/><circle cx="200" cy="54" r="11" fill="#d9a94b"/>
     <rect x="70" y="308" width="260" height="58" rx="22" fill="url(#tray)"/><rect x="88" y="318" width="180" height="9" rx="4.5" fill="#fff" opacity=".45"/>`,
    defs,
  )
  return [back, { figure: print, x: 200, y: 202, side: 128 }, front]
}

export function aquarium({ hue, prints }: { hue: number; prints: readonly Figure[] }): Layer[] {
  const tone = shades(hue)
  const back = svg(
    `<rect x="22" y="92" width="356" height="246" rx="20" fill="url(#w)"/>
     <path d="M22 292 Q90 268 170 288 T378 280 V322 Q378 338 362 338 H38 Q22 338 22 322Z" fill="url(#s)"/>
     <g fill="#fff" opacity=".65"><circle cx="318" cy="196" r="7"/><circle cx="330" cy="168" r="5"/><circle cx="314" cy="146" r="8"/></g>`,
    gradient(
      'w',
      [
        [0, '#d9f4fb'],
        [0.5, '#a5e0f0'],
        [1, '#68bfdc'],
      ],
      DOWN,
    ) +
      gradient(
        's',
        [
          [0, css(mix(SAND, WHITE, 0.25))],
          [1, css(mix(SAND, WOOD, 0.35))],
        ],
        DOWN,
      ),
  )
  const front = svg(
    `<rect x="22" y="92" width="356" height="246" rx="20" fill="none" stroke="#ffffff" stroke-opacity=".75" stroke-width="7"/>
     <path d="M52 124 L52 260" stroke="#fff" stroke-opacity=".65" stroke-width="11" stroke-linecap="round"/><path d="M72 124 L72 176" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>
     <path d="M300 104 L352 104 L262 326 L220 326Z" fill="#fff" opacity=".13"/>
     <rect x="12" y="58" width="376" height="46" rx="18" fill="url(#lid)"/><rect x="34" y="66" width="220" height="8" rx="4" fill="#fff" opacity=".4"/><rect x="158" y="46" width="84" height="16" rx="8" fill="${tone.dark}"/>
     <rect x="12" y="328" width="376" height="28" rx="12" fill="url(#lid)"/>`,
    gradient('lid', [
      [0, tone.base],
      [0.3, tone.deep],
      [1, tone.dark],
    ]),
  )
  const places = [
    { x: 108, y: 252, side: 104 },
    { x: 216, y: 186, side: 112 },
    { x: 308, y: 264, side: 78 },
  ]
  const inside = prints.flatMap((figure, i) => {
    const place = places[i]
    return place ? [{ figure, ...place }] : []
  })
  return [back, ...inside, front]
}

export function bed(hue: number): Layer[] {
  const tone = shades(hue, 0.8)
  return [
    svg(
      `<ellipse cx="200" cy="262" rx="180" ry="98" fill="${tone.dark}"/><ellipse cx="200" cy="238" rx="182" ry="100" fill="url(#f)"/>
       <path d="M18 238 A182 100 0 0 0 382 238 Q384 300 330 326 Q200 376 70 326 Q16 300 18 238Z" fill="url(#g)"/>
       <ellipse cx="200" cy="222" rx="124" ry="56" fill="${tone.deep}"/><ellipse cx="200" cy="234" rx="118" ry="48" fill="url(#c)"/>
       <g stroke="${tone.dark}" stroke-opacity=".22" stroke-width="5" stroke-linecap="round" fill="none"><path d="M62 300 Q72 330 92 340"/><path d="M130 326 Q136 348 148 358"/><path d="M270 326 Q264 348 252 358"/><path d="M338 300 Q328 330 308 340"/></g>
       <path d="M46 214 Q84 158 176 152" stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round" fill="none"/>
       <ellipse cx="176" cy="224" rx="60" ry="16" fill="#fff" opacity=".4"/>`,
      gradient('f', [
        [0, tone.pale],
        [0.4, tone.light],
        [1, tone.base],
      ]) +
        gradient('g', [
          [0, tone.light],
          [0.4, tone.base],
          [1, tone.deep],
        ]) +
        gradient(
          'c',
          [
            [0, '#fffaf0'],
            [1, '#ead9bb'],
          ],
          DOWN,
        ),
    ),
  ]
}

export function carrier(hue: number): Layer[] {
  const tone = shades(hue)
  return [
    svg(
      `<path d="M138 96 V62 Q138 40 160 40 H240 Q262 40 262 62 V96" fill="none" stroke="url(#h)" stroke-width="21"/>
       <rect x="26" y="90" width="348" height="262" rx="54" fill="url(#top)"/><path d="M26 224 H374 V298 Q374 352 320 352 H80 Q26 352 26 298Z" fill="url(#low)"/>
       <rect x="18" y="212" width="364" height="24" rx="12" fill="${tone.dark}"/>
       <rect x="44" y="194" width="26" height="56" rx="9" fill="#f5c66a"/><rect x="330" y="194" width="26" height="56" rx="9" fill="#e0a748"/>
       <rect x="104" y="126" width="192" height="192" rx="44" fill="#3d3733"/><rect x="104" y="126" width="192" height="192" rx="44" fill="none" stroke="#f3ead9" stroke-width="13"/>`,
      gradient(
        'top',
        [
          [0, '#fffdf7'],
          [0.5, '#efe4cf'],
          [1, '#cdbb98'],
        ],
        SLANT,
      ) +
        gradient('low', [
          [0, tone.light],
          [0.4, tone.base],
          [1, tone.deep],
        ]) +
        gradient('h', [
          [0, tone.base],
          [1, tone.dark],
        ]),
    ),
    { figure: { code: '1f431' }, x: 200, y: 234, side: 140 },
    svg(
      `<g stroke="url(#m)" stroke-width="8" stroke-linecap="round"><path d="M148 134 V312"/><path d="M200 132 V314"/><path d="M252 134 V312"/><path d="M112 176 H288"/><path d="M112 268 H288"/></g>
       <path d="M54 150 Q60 118 96 110" stroke="#fff" stroke-opacity=".8" stroke-width="12" stroke-linecap="round" fill="none"/>`,
      '<linearGradient id="m" gradientUnits="userSpaceOnUse" x1="100" y1="100" x2="300" y2="320"><stop stop-color="#fff"/><stop offset="1" stop-color="#a9a297"/></linearGradient>',
    ),
  ]
}

export function post(hue: number): Layer[] {
  const tone = shades(hue)
  const rope = Array.from(
    { length: 17 },
    (_, i) =>
      `<path d="M160 ${122 + i * 12} q40 12 80 0" stroke="${css(mix(SAND, WOOD, i % 2 ? 0.7 : 0.45))}" stroke-width="7" fill="none"/>`,
  ).join('')
  return [
    svg(
      `<ellipse cx="200" cy="352" rx="142" ry="36" fill="${tone.dark}"/><ellipse cx="200" cy="336" rx="142" ry="36" fill="url(#f)"/>
       <rect x="158" y="96" width="84" height="242" fill="url(#p)"/>${rope}<ellipse cx="200" cy="338" rx="42" ry="11" fill="${css(mix(SAND, WOOD, 0.8))}" opacity=".6"/>
       <rect x="158" y="96" width="84" height="242" fill="url(#shade)"/>
       <path d="M66 70 V88 A134 34 0 0 0 334 88 V70Z" fill="${tone.dark}"/><ellipse cx="200" cy="70" rx="134" ry="34" fill="url(#f)"/><ellipse cx="182" cy="62" rx="84" ry="15" fill="#fff" opacity=".3"/>
       <path d="M304 92 V176" stroke="${css(mix(WOOD, WHITE, 0.3))}" stroke-width="5"/><circle cx="304" cy="198" r="25" fill="url(#b)"/>`,
      gradient('f', [
        [0, tone.light],
        [0.5, tone.base],
        [1, tone.deep],
      ]) +
        gradient('p', [
          [0, css(mix(SAND, WHITE, 0.3))],
          [1, css(WOOD)],
        ]) +
        gradient('shade', [
          [0, 'rgba(255,255,255,.35)'],
          [0.4, 'rgba(255,255,255,0)'],
          [1, 'rgba(90,50,10,.35)'],
        ]) +
        radial('b', [
          [0, '#ffd3c2'],
          [0.5, '#f4805e'],
          [1, '#c24a2c'],
        ]),
    ),
  ]
}
