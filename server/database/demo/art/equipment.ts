// What keeps an animal clean, moving and well.
import {
  DOWN,
  gradient,
  grains,
  heap,
  type Layer,
  radial,
  SLANT,
  shades,
  svg,
} from '#server/database/demo/art/drawing-tools.ts'

export function litter(hue: number): Layer[] {
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

export function collar(hue: number): Layer[] {
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

export function wheel(hue: number): Layer[] {
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

export function filter(hue: number): Layer[] {
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

export function lamp(hue: number): Layer[] {
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
