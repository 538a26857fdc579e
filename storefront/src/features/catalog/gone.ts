/** What is said in place of what cannot be bought: that it is sold out, or not for sale at all. */
import { m } from '../../paraglide/messages.js'

export const goneText = ({ forSale }: { forSale: boolean }): string =>
  forSale ? m.catalog_badge_sold_out() : m.catalog_not_for_sale()
