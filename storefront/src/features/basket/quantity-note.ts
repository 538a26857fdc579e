/** The note at the field when a quantity was typed that is not available. */
import { m } from '../../paraglide/messages.js'

export const quantityNote = (end: 'most' | 'least' | 'whole', given: number): string =>
  end === 'least' ? m.basket_quantity_least() : NOTES[end]({ count: given })

const NOTES = { most: m.basket_quantity_most, whole: m.basket_quantity_whole }
