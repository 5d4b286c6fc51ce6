import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPlace, isInOman, mapUrl, OMAN, type Place, roundPlace } from './place.ts'
import { readPlace } from './read-place.ts'

const MUTTRAH: Place = { latitude: 23.6158, longitude: 58.5645 }

describe('a pasted place (W-13)', () => {
  it.each([
    ['two numbers', '23.6158, 58.5645'],
    ['two numbers with a blank', '23.6158 58.5645'],
    ['Arabic digits and comma', '٢٣٫٦١٥٨، ٥٨٫٥٦٤٥'],
    ['degrees with directions', '23.6158°N, 58.5645°E'],
    ['longitude first', '58.5645, 23.6158'],
    ['a location sent by WhatsApp', 'موقعي هنا https://maps.google.com/?q=23.6158,58.5645 شكراً'],
    ['an encoded comma', 'https://www.google.com/maps/search/?api=1&query=23.6158%2C58.5645'],
    ['a route of Google', 'https://www.google.com/maps/dir/?api=1&destination=23.6158,58.5645'],
    ['a search of Google', 'https://www.google.com/maps/search/23.6158,+58.5645?entry=tts'],
    ['a view of Google', 'https://www.google.com/maps/@23.6158,58.5645,17z'],
    [
      'the pin of a place before the view around it',
      'https://www.google.com/maps/place/Souq/@23.7,58.1,12z/data=!3m1!4b1!4m6!3m5!8m2!3d23.6158!4d58.5645',
    ],
    ['Apple', 'https://maps.apple.com/?ll=23.6158,58.5645&q=Souq'],
    ['Apple, a place', 'https://maps.apple.com/place?address=x&coordinate=23.6158,58.5645&name=y'],
    ['OpenStreetMap, a pin', 'https://www.openstreetmap.org/?mlat=23.6158&mlon=58.5645#map=12/23.7/58.1'],
    ['OpenStreetMap, a view', 'https://www.openstreetmap.org/#map=15/23.6158/58.5645'],
    ['Waze', 'https://waze.com/ul?ll=23.6158,58.5645&navigate=yes'],
    ['a link of an app', 'geo:23.6158,58.5645?z=17'],
  ])('is read from %s', (_, text) => {
    expect(readPlace(text)).toEqual({ ok: true, value: MUTTRAH })
  })

  it('is read in degrees, minutes and seconds', () => {
    const read = readPlace(`23°35'17.0"N 58°22'58.0"E`)
    expect(read).toEqual({ ok: true, value: { latitude: 23.588056, longitude: 58.382778 } })
  })

  it.each([
    ['a short link of Google', 'https://maps.app.goo.gl/AbCd1234efGh', 'place-short-link'],
    ['an older one', 'https://goo.gl/maps/AbCd', 'place-short-link'],
    ['one of OpenStreetMap', 'https://osm.org/go/zvQ~', 'place-short-link'],
    ['Doha', '25.2854, 51.5310', 'place-outside-oman'],
    ['London', 'https://www.google.com/maps/@51.5,-0.12,10z', 'place-outside-oman'],
    ['0, 0', '0, 0', 'place-outside-oman'],
    ['a link without numbers', 'https://www.google.com/maps/place/Souq', 'place-not-found'],
    ['words', 'قرب مسجد النور', 'place-not-found'],
    ['one number', '23.6158', 'place-not-found'],
    ['nothing', '', 'place-not-found'],
  ])('is refused: %s', (_, text, code) => {
    expect(readPlace(text)).toEqual({ ok: false, refusal: { code } })
  })

  const within = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true })
  const inOman = fc.record({ latitude: within(OMAN.latitude), longitude: within(OMAN.longitude) })

  it('survives a round trip through every kind of link, to a tenth of a metre', () => {
    fc.assert(
      fc.property(inOman, (place) => {
        const rounded = roundPlace(place)
        const { latitude, longitude } = rounded
        for (const text of [
          mapUrl(rounded),
          formatPlace(rounded),
          `https://maps.apple.com/?ll=${latitude},${longitude}`,
          `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
          `https://www.google.com/maps/@${latitude},${longitude},17z`,
        ])
          expect(readPlace(text), text).toEqual({ ok: true, value: rounded })
      }),
    )
  })

  it('is in Oman, or rejected', () => {
    const pieces = fc.constantFrom(
      '@',
      ',',
      '?q=',
      '23',
      '58.5',
      '-',
      '!3d',
      '!4d',
      '°',
      '%2',
      '%2C',
      '/',
      'geo:',
    )
    const pasted = fc.oneof(
      fc.string(),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(pasted, (text) => {
        const read = readPlace(text)
        expect(read.ok ? isInOman(read.value) : true).toBe(true)
      }),
    )
  })
})
