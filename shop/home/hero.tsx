import { useEffect, useState } from 'react'
import { Figure } from '#browser/figure/figure.tsx'
import { useFamilies } from '#browser/store/use-store.ts'
import type { World } from '#domain/catalog/worlds.ts'
import { type HeroText, homeText } from '#text/home.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ArrowLeft, ChevronLeft, ChevronRight, Pause, Play } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { TileCategory } from './category-tiles.tsx'
import { HERO_SCENES, type HeroScene } from './hero-scenes.ts'
import { useCarousel } from './use-carousel.ts'

const text = homeText.hero
const FIGURE_SIZES = '(min-width: 56.25rem) 460px, 60vw'

/**
 * A slide for each of the six worlds (S-HOME-02..04), without empty ones. Buttons do the same as
 * swiping (WCAG 2.5.7).
 */
export function Hero({ categories }: { categories: readonly TileCategory[] }) {
  const families = useFamilies()
  const slides: readonly HeroText[] = text.slides.filter(({ world }) => families.includes(world))
  const { index, running, paused, toggle, next, previous, hold, swipe } = useCarousel(slides.length)
  const complete = useAfterLoad()

  return (
    <section aria-roledescription="carousel" aria-label={text.label} {...hold}>
      <div
        {...swipe}
        aria-live={running ? 'off' : 'polite'}
        className="mt-13 grid h-100 grid-cols-1 touch-pan-y max-[18rem]:mt-4 max-[18rem]:h-auto lg:mt-20 lg:h-110"
      >
        {slides.map((slide, position) => (
          <Slide
            key={slide.world}
            slide={slide}
            label={text.slide(position + 1, slides.length)}
            to={pathOf(slide.world, categories)}
            shown={position === index}
            drawn={position === 0 || complete}
            first={position === 0}
          />
        ))}
      </div>
      <div className={classNames('mt-1 flex items-center lg:mt-2', slides.length < 2 && 'invisible')}>
        <div aria-hidden className="flex items-center gap-2.5 px-1 max-[18rem]:hidden lg:gap-3.5">
          {slides.map((slide, position) => (
            <span
              key={slide.world}
              className={classNames(
                'h-2 rounded-pill transition-all forced-colors:border',
                position === index ? 'w-7 bg-brand' : 'w-2 bg-ink-3/45',
              )}
            />
          ))}
        </div>
        <div className="-me-[10px] ms-auto flex lg:me-0">
          <IconButton
            label={paused ? text.play : text.pause}
            icon={paused ? <Play /> : <Pause />}
            onClick={toggle}
          />
          <IconButton label={text.previous} icon={<ChevronRight />} onClick={previous} />
          <IconButton label={text.next} icon={<ChevronLeft />} onClick={next} />
        </div>
      </div>
    </section>
  )
}

type SlideProps = {
  slide: HeroText
  label: string
  to: string
  shown: boolean
  /** Whether its pictures may load. */
  drawn: boolean
  first: boolean
}

function Slide({ slide, label, to, shown, drawn, first }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form fields
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!shown}
      className={classNames(
        `w-${slide.world} relative transition-opacity duration-250 [grid-area:1/1]`,
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <Scenery scene={HERO_SCENES[slide.world]} shown={shown} drawn={drawn} first={first} />
      {/* Slides cross-fade, but the old headline leaves first: two overlapping headlines would be unreadable. */}
      <div
        className={classNames(
          'absolute inset-x-0 bottom-0 p-6 pb-5 text-world transition-opacity duration-150 max-[18rem]:relative max-[18rem]:p-3 lg:inset-y-0 lg:start-16 lg:end-auto lg:flex lg:w-[46%] lg:flex-col lg:items-start lg:justify-center lg:p-0',
          shown ? 'opacity-100 delay-100' : 'opacity-0',
        )}
      >
        <h2 className="font-display text-hero font-extrabold text-world">
          <span className="block">{slide.headline[0]}</span>
          <span className="block">{slide.headline[1]}</span>
        </h2>
        <p className="mt-2 text-body lg:mt-4 lg:text-[1.25rem]">{slide.support}</p>
        <LinkButton
          to={to}
          size="lg"
          iconEnd={<ArrowLeft />}
          className="mt-4 max-[18rem]:max-w-full max-[18rem]:px-3 lg:mt-7"
        >
          {slide.action}
        </LinkButton>
      </div>
    </div>
  )
}

type SceneryProps = { scene: HeroScene; shown: boolean; drawn: boolean; first: boolean }

/**
 * Block, sun, hill, and the animal, whose head or tail crosses the block's upper edge. With very large type the text
 * gets the whole block.
 */
function Scenery({ scene, shown, drawn, first }: SceneryProps) {
  const rise = classNames(
    'absolute w-auto max-w-none transition-transform duration-250',
    !shown && 'translate-y-3',
  )
  return (
    <div aria-hidden className="absolute inset-0">
      <div className="absolute inset-0 overflow-hidden rounded-block bg-block">
        <span className="absolute end-[7%] -top-11 aspect-square w-[min(70%,17rem)] rounded-pill bg-sun lg:end-[8.5%] lg:-top-7 lg:w-116" />
        <span className="absolute -start-[48%] top-[38%] h-[160%] w-[196%] rounded-[50%] bg-edge lg:start-auto lg:-end-[22%] lg:top-[72%] lg:h-[90%] lg:w-[88%]" />
      </div>
      {drawn ? (
        <div className="max-[18rem]:hidden">
          {scene.floats ? null : (
            <span className="absolute end-[12%] bottom-[53%] h-[4.5%] w-[54%] max-w-80 rounded-[50%] bg-shade/25 blur-md lg:end-[9%] lg:bottom-[4%] lg:h-[6%] lg:w-[34%] lg:max-w-none" />
          )}
          <Figure
            name={scene.figure}
            sizes={FIGURE_SIZES}
            mirrored
            priority={first}
            className={classNames(rise, scene.figureClass)}
          />
          <Figure
            name={scene.companion}
            sizes="(min-width: 56.25rem) 140px, 90px"
            className={classNames(rise, scene.companionClass)}
          />
        </div>
      ) : null}
    </div>
  )
}

/** The first category of a family; supplies with several are listed together. Without a category, all products. */
function pathOf(world: World, categories: readonly TileCategory[]): string {
  const [only, ...others] = categories.filter((category) => category.world === world)
  if (only && (others.length === 0 || world !== 'supplies')) return `/products?category=${only.id}`
  return world === 'supplies' ? '/products?type=product' : '/products'
}

/** The pictures of later slides wait until everything visible has loaded. */
function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const done = () => setLoaded(true)
    if (document.readyState === 'complete') done()
    else addEventListener('load', done, { once: true })
    return () => removeEventListener('load', done)
  }, [])
  return loaded
}
