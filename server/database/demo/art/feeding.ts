// What an animal eats and drinks from.
import {
  gradient,
  grains,
  heap,
  type Layer,
  SLANT,
  shades,
  svg,
} from '#server/database/demo/art/drawing-tools.ts'

export function bowl({ hue, food }: { hue: number; food: 'kibble' | 'water' | 'seeds' }): Layer[] {
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

export function bottle(hue: number): Layer[] {
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

export function fountain(hue: number): Layer[] {
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

export function hay(hue: number): Layer[] {
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
