/** The field for a number of packs: what it offers, and its note when a quantity was typed that is not available. */
import { m } from '../../paraglide/messages.js'

/** The most packs that the field offers where the service sets no lower limit. */
export const MOST_PACKS = 999

export const quantityNote = (end: 'most' | 'least' | 'whole', given: number): string =>
  end === 'least' ? m.basket_quantity_least() : NOTES[end]({ count: given })

const NOTES = { most: m.basket_quantity_most, whole: m.basket_quantity_whole }
