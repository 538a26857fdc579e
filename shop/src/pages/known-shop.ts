/** What the shop is called and says of itself, for pages that stand in for the storefront while the service may be away. */
import { type ShopPicture, shownLogo } from '@semena/contract/shop-pictures'
import sharp from 'sharp'
import type { PictureSource } from '../share/picture.ts'

export interface KnownShop {
  name: string
  /** The values of its metadata, as `own-words`, `look`, `shop-pictures` and `shop-languages` of the contract read them. */
  words: string | null
  age: string | null
  look: string | null
  logo: string | null
  icon: string | null
  languages: string | null
}

/** A shop whose logo is at hand. */
export interface DrawnShop extends KnownShop {
  /** The logo as `data:` addresses; null where the shop has none, or it cannot be had. */
  drawnLogo: { light: string; dark: string } | null
}

/** Twice the size at which a page shows it, in pixels; a logo that is larger than so many bytes stays away. */
const LOGO = { width: 416, height: 96 }
const MOST_BYTES = 30_000

/** Answers a function that reads the shop with its logo, which `picture` fetches once. */
export function withLogo(read: () => Promise<KnownShop>, picture: PictureSource): () => Promise<DrawnShop> {
  let kept: { logo: string; drawn: DrawnShop['drawnLogo'] } = { logo: '', drawn: null }
  const dataOf = async ({ url }: ShopPicture): Promise<string | null> => {
    const bytes = await picture(url).catch(() => null)
    if (!bytes) return null
    const small = await sharp(bytes)
      .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    return small.length > MOST_BYTES ? null : `data:image/png;base64,${small.toString('base64')}`
  }
  return async () => {
    const shop = await read()
    const logo = shownLogo(shop.logo, shop.look)
    if (!logo) return { ...shop, drawnLogo: null }
    const key = JSON.stringify(logo)
    if (kept.logo !== key || !kept.drawn) {
      const light = await dataOf(logo).catch(() => null)
      const dark = logo.dark ? await dataOf(logo.dark).catch(() => null) : null
      kept = { logo: key, drawn: light ? { light, dark: dark ?? light } : null }
    }
    return { ...shop, drawnLogo: kept.drawn }
  }
}

/**
 * Answers a function that never waits: it answers what `read` found last, and has it read anew. Null until something is
 * known.
 */
export function lastKnownShop(read: () => Promise<DrawnShop>): () => DrawnShop | null {
  let known: DrawnShop | null = null
  let isReading = false
  const renew = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      known = await read()
    } catch {
      // What was known stays.
    } finally {
      isReading = false
    }
  }
  void renew()
  return () => {
    void renew()
    return known
  }
}
