/** Which sections the home page has, in their order: the owner's, or else the usual ones. */
import { type ShownSection, shownSections } from '@semena/contract/home'
import { USUAL_HOME } from '@semena/contract/usual-home'
import { currentLanguage } from '../../platform/i18n.ts'
import type { Shop } from '../../platform/shop.ts'

export const homeSections = ({ home }: Shop): readonly ShownSection[] =>
  home ?? shownSections(USUAL_HOME, currentLanguage())

/** The rows of products. The first one shows where the catalogue begins, if its collection has nothing to show. */
export const rowsOf = (sections: readonly ShownSection[]): ShownSection[] =>
  sections.filter(({ kind }) => kind === 'row')
