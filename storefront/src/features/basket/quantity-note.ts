/** The note at the field when a quantity was typed that is not available. */
import { m } from '../../paraglide/messages.js'

export const quantityNote = (end: 'most' | 'least', given: number): string =>
  end === 'most' ? m.basket_quantity_most({ count: given }) : m.basket_quantity_least()
