import type { FigureName } from '#browser/figure/figures.ts'
import type { World } from '#domain/catalog/worlds.ts'

/**
 * The figures of each scene and their positions, as classes, because the Content-Security-Policy forbids style
 * attributes. The first size is the phone's, `lg:` the wide screen's; heights are shares of the block, so nothing is
 * ever cut.
 */
export type HeroScene = {
  figure: FigureName
  figureClass: string
  companion: FigureName
  companionClass: string
  /** A swimmer floats; the others leave a shadow on the hill. */
  floats?: true
}

export const HERO_SCENES: Record<World, HeroScene> = {
  cats: {
    figure: 'cat',
    figureClass: 'h-[min(56%,57vw)] end-[9%] bottom-[54.5%] lg:h-[102%] lg:end-[8.5%] lg:bottom-[7%]',
    companion: 'yarn',
    companionClass:
      'h-[22%] start-[6%] bottom-[56%] lg:h-[32%] md:start-auto md:end-[48%] lg:end-[44%] lg:bottom-[8%]',
  },
  birds: {
    figure: 'budgie',
    figureClass: 'h-[min(56%,57vw)] end-[15%] bottom-[54.5%] lg:h-[106%] lg:end-[11%] lg:bottom-[7%]',
    companion: 'chick',
    companionClass:
      'h-[21%] start-[6%] bottom-[56%] lg:h-[33%] md:start-auto md:end-[48%] lg:end-[45%] lg:bottom-[8%]',
  },
  fish: {
    figure: 'fish',
    figureClass: 'h-[min(44%,45vw)] end-[12%] bottom-[62%] lg:h-[78%] lg:end-[9%] lg:bottom-[24%]',
    companion: 'coral',
    companionClass:
      'h-[28%] start-[5%] bottom-[54%] lg:h-[46%] md:start-auto md:end-[48%] lg:end-[43%] lg:bottom-[7%]',
    floats: true,
  },
  rabbits: {
    figure: 'rabbit',
    figureClass: 'h-[min(53%,54vw)] end-[13%] bottom-[54.5%] lg:h-[98%] lg:end-[10%] lg:bottom-[7%]',
    companion: 'carrot',
    companionClass:
      'h-[21%] start-[4%] bottom-[55%] lg:h-[34%] md:start-auto md:end-[48%] lg:end-[44%] lg:bottom-[8%]',
  },
  small: {
    figure: 'hamster',
    figureClass: 'h-[min(50%,51vw)] end-[12%] bottom-[55%] lg:h-[94%] lg:end-[9%] lg:bottom-[8%]',
    companion: 'sunflower',
    companionClass:
      'h-[30%] start-[6%] bottom-[55%] lg:h-[50%] md:start-auto md:end-[48%] lg:end-[45%] lg:bottom-[7%]',
  },
  supplies: {
    figure: 'house',
    figureClass: 'h-[min(51%,52vw)] end-[12%] bottom-[55%] lg:h-[98%] lg:end-[9%] lg:bottom-[7%]',
    companion: 'basket',
    companionClass:
      'h-[25%] start-[5%] bottom-[55%] lg:h-[40%] md:start-auto md:end-[48%] lg:end-[44%] lg:bottom-[7%]',
  },
}
