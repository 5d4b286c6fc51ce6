// The 11 governorates (E-REG-01). They are fixed: migration 0002 writes what domain/regions.ts says.
import { REGIONS } from '#domain/regions.ts'

export function listRegions(): { id: number; code: string; nameAr: string; nameEn: string }[] {
  return REGIONS.map(({ id, code, nameAr, nameEn }) => ({ id, code, nameAr, nameEn }))
}
