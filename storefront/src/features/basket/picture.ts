/** The picture of a product in lists of what is bought: its pack, for the light and for the dark theme. */

export interface Pictured {
  thumbnail: { url: string } | null
  media: readonly { type: string; url: string; view: string | null; theme: string | null }[] | null
}

export interface PackImages {
  day: string
  /** The picture for the dark theme; null where one picture serves both. */
  night: string | null
}

/** Chooses by the view and ground in the plates' public metadata; a product without plates has its thumbnail. */
export function packImages({ thumbnail, media }: Pictured): PackImages | null {
  const packs = (media ?? []).filter(({ type, view }) => type === 'IMAGE' && view === 'pack')
  const day = packs.find(({ theme }) => theme !== 'night')?.url ?? thumbnail?.url
  return day ? { day, night: packs.find(({ theme }) => theme === 'night')?.url ?? null } : null
}
