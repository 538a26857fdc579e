/**
 * The owner's pictures: logo, icon, picture for sharing. They stand in the public metadata of the shop, so that the
 * storefront reads them from a Saleor, too (docs/rules.md#shop-pictures).
 */
import { parseJson } from './json.ts'
import { LONGEST_URL } from './limits.ts'
import { isPaperDark, readLook } from './look.ts'

/** Their values are JSON: `{"url":"/media/….png","width":480,"height":120}`; that of a logo may have another as `dark`. */
export const LOGO_KEY = 'storefront.logo'
export const ICON_KEY = 'storefront.icon'
export const SHARE_KEY = 'storefront.share'

export interface ShopPicture {
  /** Below our own service a path, elsewhere a whole address. */
  url: string
  width: number
  height: number
}

export interface ShopLogo extends ShopPicture {
  /** The logo on a dark ground; the other one stands there, too, where there is none. */
  dark?: ShopPicture
}

/** How pictures are kept: a logo and an icon fit in their box, a picture for sharing fills it. */
export const SHOP_PICTURES = {
  logo: { width: 960, height: 288, fills: false, format: 'png' },
  icon: { width: 512, height: 512, fills: false, format: 'png' },
  share: { width: 1200, height: 630, fills: true, format: 'jpg' },
} as const
export type ShopPictureKind = keyof typeof SHOP_PICTURES

/** Largest file that an owner may upload for one of them, in bytes. */
export const MAX_SHOP_PICTURE_BYTES = 10 << 20

const LONGEST = 3 * LONGEST_URL
/** Longest side, in pixels. */
const LONGEST_SIDE = 16_384
/** The path of a picture that our own service keeps, by the hash of its content. */
const OWN = /^\/media\/(([0-9a-f]{2})\/\2[0-9a-f]{30}\.(?:png|jpg))$/

const ELSEWHERE = /^https?:\/\/[^\s"'<>\\]+$/

/** The path in the storage of a picture that our own service keeps; null for one that lies elsewhere. */
export const ownPath = ({ url }: ShopPicture): string | null => OWN.exec(url)?.[1] ?? null

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST_SIDE

function pictureOf(value: unknown): ShopPicture | null {
  if (typeof value !== 'object' || value === null) return null
  const { url, width, height } = value as Record<string, unknown>
  if (typeof url !== 'string' || url.length > LONGEST_URL || !isSide(width) || !isSide(height)) return null
  return OWN.test(url) || ELSEWHERE.test(url) ? { url, width, height } : null
}

/** The picture of a value of `ICON_KEY` or `SHARE_KEY`; null for one that is wrong. */
export const readPicture = (text: string | null | undefined): ShopPicture | null =>
  text ? pictureOf(parseJson(text, LONGEST)) : null

/** The logo of a value of `LOGO_KEY`; null for one that is wrong. */
export function readLogo(text: string | null | undefined): ShopLogo | null {
  const value = text ? parseJson(text, LONGEST) : null
  const logo = pictureOf(value)
  if (!logo) return null
  const { dark: given } = value as { dark?: unknown }
  if (given === undefined || given === null) return logo
  const dark = pictureOf(given)
  return dark && { ...logo, dark }
}

/** Whether our own service keeps what a value names. */
export function isKeptHere(key: string, text: string): boolean {
  const found = key === LOGO_KEY ? readLogo(text) : readPicture(text)
  const all: (ShopPicture | undefined)[] = found ? [found, key === LOGO_KEY ? (found as ShopLogo).dark : undefined] : []
  return found !== null && all.every((one) => !one || ownPath(one) !== null)
}

/** The logo as pages show it: on a paper that is dark by day, too, the one for dark grounds. */
export function shownLogo(text: string | null | undefined, look: string | null | undefined): ShopLogo | null {
  const logo = readLogo(text)
  const chosen = look ? readLook(look) : null
  return logo?.dark && chosen && isPaperDark(chosen) ? logo.dark : logo
}
