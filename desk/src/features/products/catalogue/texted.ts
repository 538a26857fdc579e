/** Texts of categories and collections in three languages, read and written alike. */
import type { Language } from '../../../platform/i18n.ts'
import { EMPTY_TEXTS, OTHERS, type Texts } from '../form.ts'
import { isSame } from '../merge.ts'
import { CODES } from './one.tsx'

export interface Texted {
  texts: Record<Language, Texts>
  slug: string
}

type Found = { [Key in keyof Texts]?: string | null }

const textsOf = (found: Found | null | undefined): Texts => ({
  name: found?.name ?? '',
  description: found?.description ?? '',
  seoTitle: found?.seoTitle ?? '',
  seoDescription: found?.seoDescription ?? '',
})

export const textedOf = (found: (Found & { slug: string; ru: Found | null; cs: Found | null }) | null): Texted =>
  found
    ? { texts: { en: textsOf(found), ru: textsOf(found.ru), cs: textsOf(found.cs) }, slug: found.slug }
    : { texts: { en: EMPTY_TEXTS, ru: EMPTY_TEXTS, cs: EMPTY_TEXTS }, slug: '' }

export const textInputOf = ({ name, description, seoTitle, seoDescription }: Texts) => ({
  name,
  description: description || null,
  seo: { title: seoTitle || null, description: seoDescription || null },
})

/** What is to be sent for each language whose texts differ. */
export const changedTranslations = (before: Texted, after: Texted) =>
  OTHERS.filter((one) => !isSame(before.texts[one], after.texts[one])).map((one) => {
    const { name, description, seoTitle, seoDescription } = after.texts[one]
    return {
      language: CODES[one],
      input: {
        name: name || null,
        description: description || null,
        seoTitle: seoTitle || null,
        seoDescription: seoDescription || null,
      },
    }
  })
