/** What every page knows about its shop and channel. */
import type { ShownSection } from '@semena/contract/home'
import type { Language } from '@semena/contract/languages'
import type { ShownLook } from '@semena/contract/look'
import type { ShopLogo } from '@semena/contract/shop-pictures'
import type { Words } from '@semena/contract/usual-words'
import type { DisplayRates } from './rates.ts'

export interface Channel {
  slug: string
  currency: string
  /** The code of the channel's default country; null where an outside service does not tell it. */
  defaultCountry: string | null
  /** The countries that it ships to, as `toLines` writes them. */
  countries: string
  /** Display rates; null where prices cannot be read in other currencies. */
  rates: DisplayRates | null
}

export interface Shop {
  /** What the owner calls the shop. */
  name: string
  /** What the shop says of itself, in the page's language. */
  words: Words
  /** From which age the shop sells; null where it asks nobody. */
  years: number | null
  /** The owner's look; null for the usual one. */
  look: ShownLook | null
  /** The owner's logo; null where the name stands as text. */
  logo: ShopLogo | null
  /** The folder of the shop's icons, such as `/icons/0c4f1f6a/`. */
  icons: string
  /** The address of the owner's picture for sharing; null where it is drawn. */
  share: string | null
  /** The sections of the home page, as the owner has arranged them; null for the usual ones. */
  home: readonly ShownSection[] | null
  /** The languages that the shop shows, the main one first. */
  languages: readonly Language[]
  channel: Channel
  /** The origin under which the visitor came, for canonical addresses. */
  origin: string
  mode: 'demo' | 'production'
  /** Whether orders can be paid by a test payment although the shop is no demo. */
  testPayments: boolean
  /** The address of an outside service; null for our own, at `/graphql/`. */
  graphqlUrl: string | null
}
