// Supplies that no emoji shows, drawn in the same soft manner: light from the top left, round edges, few details.
import { css, mix, oklch, type Rgb, WHITE } from '#server/database/demo/art/colour.ts'
import type { Drawing, Figure } from '#server/database/demo/art/look.ts'

/** A layer is an SVG of the whole square, or a figure whose middle stands at x, y. */
export type Layer = string | { figure: Figure; x: number; y: number; side: number }

export const SQUARE = 400

export function layersOf(drawing: Drawing): Layer[] {
  switch (drawing.kind) {
    case 'bag':
      return bag(drawing)
    case 'can':
      return can(drawing)
    case 'tub':
      return tub(drawing)
    case 'cage':
      return cage(drawing)
    case 'aquarium':
      return aquarium(drawing)
    case 'bowl':
      return bowl(drawing)
    case 'litter':
      return litter(drawing.hue)
    case 'post':
      return post(drawing.hue)
    case 'bed':
      return bed(drawing.hue)
    case 'collar':
      return collar(drawing.hue)
    case 'wheel':
      return wheel(drawing.hue)
    case 'carrier':
      return carrier(drawing.hue)
    case 'bottle':
      return bottle(drawing.hue)
    case 'filter':
      return filter(drawing.hue)
    case 'lamp':
      return lamp(drawing.hue)
    case 'hay':
      return hay(drawing.hue)
    case 'fountain':
      return fountain(drawing.hue)
  }
}

type Shades = { light: string; base: string; deep: string; dark: string; pale: string }

function shades(hue: number, strength = 1): Shades {
  const of = (lightness: number, chroma: number) => css(oklch(lightness, chroma * strength, hue))
  return {
    pale: of(0.94, 0.035),
    light: of(0.8, 0.11),
    base: of(0.68, 0.14),
    deep: of(0.55, 0.13),
    dark: of(0.4, 0.1),
  }
}

const WOOD: Rgb = oklch(0.68, 0.085, 62)
const SAND: Rgb = oklch(0.83, 0.07, 82)

function svg(body: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SQUARE} ${SQUARE}" width="1000" height="1000"><defs>${defs}</defs>${body}</svg>`
}

/** A gradient across (the default), down, or at a slant. */
function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  direction = 'x2="1" y2="0"',
): string {
  const list = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
  return `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${list}</linearGradient>`
}

function radial(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  at = 'cx=".35" cy=".3" r=".8"',
): string {
  const list = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
  return `<radialGradient id="${id}" ${at}>${list}</radialGradient>`
}

const DOWN = 'x2="0" y2="1"'
const SLANT = 'x2="1" y2="1"'

function bag({ hue, print, dark }: { hue: number; print: Figure; dark?: boolean }): Layer[] {
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

function can({ hue, print }: { hue: number; print: Figure }): Layer[] {
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

function tub({ hue, print }: { hue: number; print: Figure }): Layer[] {
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

function cage({ hue, print }: { hue: number; print: Figure }): Layer[] {
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

function aquarium({ hue, prints }: { hue: number; prints: readonly Figure[] }): Layer[] {
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

/** The same grains every time. */
function grains(
  count: number,
  within: (i: number) => { x: number; y: number },
  draw: (x: number, y: number, i: number) => string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = within(i)
    return draw(Math.round(x), Math.round(y), i)
  }).join('')
}

function heap(i: number, cx: number, cy: number, rx: number, ry: number): { x: number; y: number } {
  const angle = i * 2.399963
  const reach = Math.sqrt((i + 0.5) / 46)
  return { x: cx + Math.cos(angle) * rx * reach, y: cy + Math.sin(angle) * ry * reach }
}

function bowl({ hue, food }: { hue: number; food: 'kibble' | 'water' | 'seeds' }): Layer[] {
  const tone = shades(hue)
  const colours = food === 'kibble' ? ['#b97b45', '#a2652f', '#cd9258'] : ['#e9c979', '#6f5b47', '#f2e2b0']
  const filling =
    food === 'water'
      ? `<ellipse cx="200" cy="190" rx="136" ry="36" fill="url(#water)"/><ellipse cx="160" cy="182" rx="44" ry="9" fill="#fff" opacity=".6"/>`
      : grains(
          46,
          (i) => heap(45 - i, 200, 176, 122, 36),
          (x, y, i) =>
            `<ellipse cx="${x}" cy="${y - 8}" rx="${food === 'kibble' ? 17 : 12}" ry="${food === 'kibble' ? 14 : 8}" fill="${colours[i % 3]}"/><ellipse cx="${x - 4}" cy="${y - 12}" rx="6" ry="4" fill="#fff" opacity=".25"/>`,
        )
  return [
    svg(
      `<path d="M40 196 L70 306 Q78 336 110 338 Q200 350 290 338 Q322 336 330 306 L360 196Z" fill="url(#f)"/>
       <ellipse cx="200" cy="194" rx="162" ry="52" fill="url(#rim)"/><ellipse cx="200" cy="194" rx="142" ry="41" fill="${tone.dark}"/>${filling}
       <path d="M40 196 A162 52 0 0 0 360 196 A162 62 0 0 1 40 196Z" fill="${tone.light}"/>
       <path d="M82 248 Q88 290 104 312" stroke="#fff" stroke-opacity=".4" stroke-width="13" stroke-linecap="round" fill="none"/>
       <g fill="#fff" opacity=".9" transform="translate(200 292)"><ellipse cy="8" rx="19" ry="15"/><circle cx="-22" cy="-8" r="8"/><circle cx="-8" cy="-18" r="8.5"/><circle cx="8" cy="-18" r="8.5"/><circle cx="22" cy="-8" r="8"/></g>`,
      gradient('f', [
        [0, tone.light],
        [0.3, tone.base],
        [1, tone.dark],
      ]) +
        gradient('rim', [
          [0, tone.pale],
          [1, tone.base],
        ]) +
        gradient(
          'water',
          [
            [0, '#c9effb'],
            [1, '#6cc4e4'],
          ],
          SLANT,
        ),
    ),
  ]
}

function litter(hue: number): Layer[] {
  const tone = shades(hue)
  return [
    svg(
      `<path d="M24 188 H376 L352 322 Q346 348 318 348 H82 Q54 348 48 322Z" fill="url(#f)"/>
       <path d="M24 188 Q24 160 60 150 Q200 120 340 150 Q376 160 376 188 Q200 236 24 188Z" fill="${tone.dark}"/>
       <path d="M42 190 Q120 150 210 166 T358 188 Q200 228 42 190Z" fill="url(#s)"/>
       ${grains(
         46,
         (i) => heap(i, 200, 188, 132, 17),
         (x, y, i) =>
           `<circle cx="${x}" cy="${y}" r="${3 + (i % 3)}" fill="${i % 2 ? '#fff' : '#c9b58e'}" opacity=".7"/>`,
       )}
       <g transform="rotate(-24 286 150)"><rect x="266" y="28" width="20" height="104" rx="10" fill="url(#h)"/><path d="M244 122 H308 V168 Q308 190 276 190 Q244 190 244 168Z" fill="url(#h)"/><g stroke="${tone.dark}" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"><path d="M260 138 V172"/><path d="M276 138 V176"/><path d="M292 138 V172"/></g></g>
       <path d="M12 186 Q200 250 388 186 Q394 204 378 212 Q200 268 22 212 Q6 204 12 186Z" fill="url(#rim)"/>
       <path d="M66 250 Q72 296 84 322" stroke="#fff" stroke-opacity=".4" stroke-width="13" stroke-linecap="round" fill="none"/>`,
      gradient('f', [
        [0, tone.light],
        [0.3, tone.base],
        [1, tone.dark],
      ]) +
        gradient('rim', [
          [0, tone.pale],
          [0.4, tone.light],
          [1, tone.base],
        ]) +
        gradient(
          's',
          [
            [0, '#fdf6e4'],
            [1, '#dcc9a2'],
          ],
          DOWN,
        ) +
        gradient('h', [
          [0, '#fff0c9'],
          [0.5, '#f5c66a'],
          [1, '#d6973a'],
        ]),
    ),
  ]
}

function post(hue: number): Layer[] {
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

function bed(hue: number): Layer[] {
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

function collar(hue: number): Layer[] {
  const tone = shades(hue)
  return [
    svg(
      `<ellipse cx="200" cy="176" rx="152" ry="96" fill="none" stroke="${tone.dark}" stroke-width="36"/>
       <ellipse cx="200" cy="168" rx="152" ry="96" fill="none" stroke="url(#f)" stroke-width="34"/>
       <ellipse cx="200" cy="168" rx="152" ry="96" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-dasharray="11 9"/>
       <path d="M78 112 A152 96 0 0 1 170 72" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/>
       <rect x="58" y="206" width="60" height="48" rx="12" fill="none" stroke="url(#m)" stroke-width="11" transform="rotate(36 88 230)"/>
       <circle cx="200" cy="280" r="13" fill="none" stroke="url(#m)" stroke-width="8"/>`,
      gradient('f', [
        [0, tone.light],
        [0.4, tone.base],
        [1, tone.deep],
      ]) +
        gradient(
          'm',
          [
            [0, '#fff3c4'],
            [0.5, '#f0c04e'],
            [1, '#b9822a'],
          ],
          SLANT,
        ),
    ),
    { figure: { code: '1f514' }, x: 200, y: 326, side: 92 },
  ]
}

function wheel(hue: number): Layer[] {
  const tone = shades(hue)
  const rungs = Array.from({ length: 20 }, (_, i) => {
    const angle = (i * Math.PI) / 10
    const at = (radius: number) =>
      `${Math.round(200 + Math.cos(angle) * radius)} ${Math.round(176 + Math.sin(angle) * radius)}`
    return `<path d="M${at(112)} L${at(140)}" stroke="${tone.light}" stroke-width="8" stroke-linecap="round"/>`
  }).join('')
  return [
    svg(
      `<path d="M200 176 L112 352 M200 176 L288 352" stroke="url(#st)" stroke-width="22" stroke-linecap="round"/>
       <circle cx="200" cy="176" r="128" fill="${tone.pale}" opacity=".75"/>
       <circle cx="200" cy="176" r="128" fill="none" stroke="${tone.deep}" stroke-width="40"/>${rungs}
       <circle cx="200" cy="176" r="146" fill="none" stroke="url(#f)" stroke-width="13"/><circle cx="200" cy="176" r="108" fill="none" stroke="url(#f)" stroke-width="10"/>
       <g stroke="${tone.base}" stroke-width="11" stroke-linecap="round"><path d="M200 176 V76"/><path d="M200 176 L287 226"/><path d="M200 176 L113 226"/></g>
       <circle cx="200" cy="176" r="25" fill="url(#b)"/><path d="M88 94 A138 138 0 0 1 158 46" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" fill="none"/>
       <rect x="70" y="340" width="260" height="30" rx="15" fill="url(#st)"/>`,
      gradient(
        'f',
        [
          [0, tone.light],
          [1, tone.deep],
        ],
        SLANT,
      ) +
        gradient('st', [
          [0, '#fff2cf'],
          [0.5, '#f2c66d'],
          [1, '#cf923c'],
        ]) +
        radial('b', [
          [0, '#fff6da'],
          [1, '#e3a94a'],
        ]),
    ),
  ]
}

function carrier(hue: number): Layer[] {
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

function bottle(hue: number): Layer[] {
  const tone = shades(hue)
  return [
    svg(
      `<rect x="128" y="52" width="144" height="214" rx="44" fill="url(#g)"/><path d="M128 132 Q200 114 272 132 V222 Q272 266 228 266 H172 Q128 266 128 222Z" fill="url(#w)"/>
       <rect x="170" y="24" width="60" height="38" rx="16" fill="url(#f)"/><rect x="140" y="256" width="120" height="52" rx="18" fill="url(#f)"/>
       <path d="M200 306 V336 Q200 350 214 356 L236 366" stroke="url(#m)" stroke-width="22" stroke-linecap="round" fill="none"/><circle cx="238" cy="368" r="11" fill="#8c979e"/>
       <path d="M150 92 V228" stroke="#fff" stroke-opacity=".75" stroke-width="13" stroke-linecap="round"/><g stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"><path d="M236 150 H256"/><path d="M242 180 H256"/><path d="M236 210 H256"/></g>`,
      gradient('g', [
        [0, '#f4fcff'],
        [0.5, '#dff3fa'],
        [1, '#b9dde9'],
      ]) +
        gradient('w', [
          [0, '#a5e2f6'],
          [1, '#5ab4d8'],
        ]) +
        gradient('f', [
          [0, tone.light],
          [0.4, tone.base],
          [1, tone.dark],
        ]) +
        gradient('m', [
          [0, '#eef2f4'],
          [1, '#8c979e'],
        ]),
    ),
  ]
}

function filter(hue: number): Layer[] {
  const tone = shades(hue)
  return [
    svg(
      `<path d="M236 92 V60 Q236 34 262 34 H304 Q330 34 330 60 V250" fill="none" stroke="#4a5a66" stroke-width="26" stroke-linecap="round"/><path d="M330 236 V262" stroke="#31404b" stroke-width="34" stroke-linecap="round"/>
       <rect x="70" y="78" width="206" height="286" rx="38" fill="url(#b)"/><rect x="92" y="178" width="162" height="162" rx="24" fill="url(#w)"/>
       <g fill="#fff" opacity=".85"><circle cx="128" cy="300" r="9"/><circle cx="150" cy="268" r="12"/><circle cx="190" cy="296" r="8"/><circle cx="214" cy="250" r="11"/><circle cx="170" cy="226" r="7"/><circle cx="122" cy="226" r="8"/></g>
       <rect x="70" y="78" width="206" height="76" rx="34" fill="url(#f)"/><circle cx="228" cy="116" r="15" fill="#fff" opacity=".9"/><circle cx="228" cy="116" r="7" fill="${tone.dark}"/><rect x="100" y="106" width="82" height="11" rx="5.5" fill="#fff" opacity=".75"/>
       <path d="M84 190 V326" stroke="#fff" stroke-opacity=".3" stroke-width="9" stroke-linecap="round"/>`,
      gradient('b', [
        [0, '#71828e'],
        [0.3, '#52626e'],
        [1, '#31404b'],
      ]) +
        gradient('f', [
          [0, tone.light],
          [0.4, tone.base],
          [1, tone.deep],
        ]) +
        gradient(
          'w',
          [
            [0, '#9fe0f3'],
            [1, '#3f9fc6'],
          ],
          DOWN,
        ),
    ),
  ]
}

function lamp(hue: number): Layer[] {
  const tone = shades(hue)
  return [
    svg(
      `<ellipse cx="200" cy="268" rx="150" ry="110" fill="url(#glow)"/><path d="M200 20 V84" stroke="#4c5660" stroke-width="13" stroke-linecap="round"/><rect x="166" y="66" width="68" height="58" rx="18" fill="url(#m)"/>
       <circle cx="200" cy="242" r="56" fill="url(#bulb)"/><path d="M168 112 H232 Q318 142 334 244 Q200 276 66 244 Q82 142 168 112Z" fill="url(#f)"/>
       <path d="M66 244 Q200 276 334 244 Q336 256 326 260 Q200 290 74 260 Q64 256 66 244Z" fill="${tone.dark}"/><path d="M108 214 Q120 158 170 136" stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round" fill="none"/>`,
      gradient('f', [
        [0, tone.light],
        [0.4, tone.base],
        [1, tone.dark],
      ]) +
        gradient('m', [
          [0, '#7d8993'],
          [1, '#3c4650'],
        ]) +
        radial(
          'bulb',
          [
            [0, '#fffbe8'],
            [0.6, '#ffdf87'],
            [1, '#f7b23f'],
          ],
          'cx=".5" cy=".6" r=".6"',
        ) +
        radial(
          'glow',
          [
            [0, 'rgba(255,214,110,.75)'],
            [1, 'rgba(255,214,110,0)'],
          ],
          'cx=".5" cy=".4" r=".55"',
        ),
    ),
  ]
}

function hay(hue: number): Layer[] {
  const tone = shades(hue, 0.8)
  const straws = grains(
    44,
    (i) => ({ x: 62 + ((i * 61) % 276), y: 112 + ((i * 37) % 196) }),
    (x, y, i) => {
      const length = 40 + ((i * 13) % 40)
      const tilt = ((i * 29) % 22) - 11
      return `<path d="M${x} ${y} l${length} ${tilt}" stroke="${i % 3 ? '#f3dd8e' : i % 2 ? '#b98f38' : '#9aa84e'}" stroke-width="6" stroke-linecap="round" opacity=".85"/>`
    },
  )
  const fringe = grains(
    16,
    (i) => ({ x: 52 + i * 19.5, y: 100 + ((i * 7) % 9) }),
    (x, y, i) =>
      `<path d="M${x} ${y + 10} l${((i * 11) % 17) - 8} -${20 + ((i * 5) % 15)}" stroke="${i % 2 ? '#e9cd74' : '#c9a447'}" stroke-width="7" stroke-linecap="round"/>`,
  )
  return [
    svg(
      `${fringe}<rect x="34" y="92" width="332" height="256" rx="44" fill="url(#h)"/><clipPath id="c"><rect x="34" y="92" width="332" height="256" rx="44"/></clipPath><g clip-path="url(#c)">${straws}<rect x="34" y="280" width="332" height="68" fill="#8a6420" opacity=".18"/></g>
       <rect x="96" y="88" width="26" height="264" rx="10" fill="url(#f)"/><rect x="278" y="88" width="26" height="264" rx="10" fill="url(#f)"/>`,
      gradient(
        'h',
        [
          [0, '#f2d987'],
          [0.5, '#e0bb5c'],
          [1, '#bb8e38'],
        ],
        SLANT,
      ) +
        gradient('f', [
          [0, tone.light],
          [1, tone.deep],
        ]),
    ),
  ]
}

function fountain(hue: number): Layer[] {
  const tone = shades(hue)
  return [
    svg(
      `<path d="M54 216 H346 V304 Q346 356 294 356 H106 Q54 356 54 304Z" fill="url(#f)"/><ellipse cx="200" cy="216" rx="146" ry="44" fill="url(#rim)"/><ellipse cx="200" cy="218" rx="124" ry="33" fill="url(#w)"/>
       <path d="M170 214 Q172 140 150 112 Q200 66 250 112 Q228 140 230 214Z" fill="url(#s)"/><path d="M200 92 Q142 92 128 206 M200 92 Q258 92 272 206" stroke="#bfeafa" stroke-width="13" fill="none" stroke-linecap="round" opacity=".95"/>
       <ellipse cx="200" cy="96" rx="38" ry="15" fill="#e6f9ff"/><ellipse cx="128" cy="212" rx="24" ry="8" fill="#fff" opacity=".75"/><ellipse cx="272" cy="212" rx="24" ry="8" fill="#fff" opacity=".75"/>
       <path d="M78 250 Q80 306 98 330" stroke="#fff" stroke-opacity=".5" stroke-width="13" stroke-linecap="round" fill="none"/><circle cx="200" cy="296" r="9" fill="#8ff0c8"/>`,
      gradient('f', [
        [0, tone.light],
        [0.35, tone.base],
        [1, tone.dark],
      ]) +
        gradient('rim', [
          [0, '#fff'],
          [1, tone.light],
        ]) +
        gradient(
          'w',
          [
            [0, '#bdeafb'],
            [1, '#57b2d8'],
          ],
          SLANT,
        ) +
        gradient('s', [
          [0, '#ffffff'],
          [1, '#c5d6de'],
        ]),
    ),
  ]
}
