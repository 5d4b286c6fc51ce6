import type { World } from '#domain/catalog/worlds.ts'

const WORLD_NAMES: Record<World, string> = {
  cats: 'قطط',
  birds: 'طيور',
  fish: 'أسماك زينة',
  rabbits: 'أرانب',
  small: 'حيوانات صغيرة',
  supplies: 'مستلزمات',
}

/** What search engines show of the home page: names only what the shop has something of. No browser loads it (P-08). */
export function homeDescription(families: readonly World[]): string {
  const sold =
    families.length > 0 ? families.map((world) => WORLD_NAMES[world]).join(' و') : 'متجر للحيوانات الأليفة'
  return `${sold}، من صحار إلى محافظات عُمان. تختار بالصور والمواصفات، وتدفع بتحويل بنكي.`
}
