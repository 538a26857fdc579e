/** The picture that stands for a product in lists of what is bought: its pack, on paper and on the night ground. */

export interface Pictured {
  thumbnail: { url: string } | null
  media: readonly { type: string; url: string; view: string | null; theme: string | null }[] | null
}

export interface PackImages {
  day: string
  /** Null where there is only one for both. */
  night: string | null
}

/** Plates say their view and ground in public metadata; a product without such pictures has its thumbnail. */
export function packImages({ thumbnail, media }: Pictured): PackImages | null {
  const packs = (media ?? []).filter(({ type, view }) => type === 'IMAGE' && view === 'pack')
  const day = packs.find(({ theme }) => theme !== 'night')?.url ?? thumbnail?.url
  return day ? { day, night: packs.find(({ theme }) => theme === 'night')?.url ?? null } : null
}
