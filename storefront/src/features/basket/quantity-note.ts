/** What is said at the field when another quantity was typed than can be had. */
import { m } from '../../paraglide/messages.js'

export const quantityNote = (end: 'most' | 'least', given: number): string =>
  end === 'most' ? m.basket_quantity_most({ count: given }) : m.basket_quantity_least()
