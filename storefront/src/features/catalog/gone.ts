/** What is said in place of what cannot be bought: that it is sold out, not for sale yet, or not at all. */
import { m } from '../../paraglide/messages.js'

interface Gone {
  forSale: boolean
  /** The day from which it is for sale, in words. */
  saleDay?: string | null
}

export const goneText = ({ forSale, saleDay }: Gone): string =>
  forSale ? m.catalog_badge_sold_out() : saleDay ? m.catalog_for_sale_from({ date: saleDay }) : m.catalog_not_for_sale()
