/** The languages that the shop shows, the main one first. The device stores them beside the shop's name. */
import { type Language, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { shownLanguages } from '@semena/contract/shop-languages'
import { stored } from './stored.ts'

const shown = stored<readonly Language[]>('semena.desk.languages', (found) =>
  shownLanguages(found === null ? null : JSON.stringify(found)),
)

/** Takes the value of the shop's metadata. */
export const setShopLanguages = (value: string | null | undefined): void => shown.set(shownLanguages(value))
export const useShopLanguages = shown.use

/** The languages that the shop shows and that translate its texts. */
export function useLanguagesToTranslate() {
  const now = useShopLanguages()
  return TRANSLATED_LANGUAGES.filter((one) => now.includes(one))
}
