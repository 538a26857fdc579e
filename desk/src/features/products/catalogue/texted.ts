/** Texts of categories and collections in the shop's languages, read and written alike. */
import {
  byLanguage,
  codeOf,
  type LanguageCode,
  DEFAULT_LANGUAGE,
  TRANSLATED_LANGUAGES,
} from '@semena/contract/languages'
import type { Fault } from '../../../platform/faults.ts'
import type { Language } from '../../../platform/i18n.ts'
import type { TranslationInput } from '../../../platform/inputs.generated.ts'
import type { Translations } from '../../../platform/translations.ts'
import { type Texts } from '../form.ts'
import { isSame } from '../../../parts/merge.ts'
import { inLanguage } from '../../../parts/use-edited.ts'

/** The fields at which categories and collections show refusals. */
export const TEXT_FIELDS = [
  'name',
  'description',
  'seoTitle',
  'slug',
  ...TRANSLATED_LANGUAGES.flatMap((one) => [`${one}.name`, `${one}.description`]),
]

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

export const textedOf = (found: (Found & Translations<Found> & { slug: string }) | null): Texted => ({
  texts: byLanguage((one) => textsOf(one === DEFAULT_LANGUAGE ? found : found?.[one])),
  slug: found?.slug ?? '',
})

export const textInputOf = ({ name, description, seoTitle, seoDescription }: Texts) => ({
  name,
  description: description || null,
  seo: { title: seoTitle || null, description: seoDescription || null },
})

/** What is to be sent for each language whose texts differ. */
const changedTranslations = (before: Texted, after: Texted) =>
  TRANSLATED_LANGUAGES.filter((one) => !isSame(before.texts[one], after.texts[one])).map((one) => {
    const { name, description, seoTitle, seoDescription } = after.texts[one]
    return {
      language: codeOf(one),
      key: one,
      input: {
        name: name || null,
        description: description || null,
        seoTitle: seoTitle || null,
        seoDescription: seoDescription || null,
      },
    }
  })

/** Sends the texts that differ, and answers what was refused of them, each language at fields of its own. */
export async function saveTranslations(
  before: Texted,
  after: Texted,
  send: (one: { language: LanguageCode; input: TranslationInput }) => Promise<{ faults: readonly Fault[] }>,
): Promise<Fault[]> {
  const answers = await Promise.all(
    changedTranslations(before, after).map(async ({ key, ...one }) => inLanguage(key, (await send(one)).faults)),
  )
  return answers.flat()
}

/** The form after a text of one language has changed. */
export const withText = <Form extends Texted>(form: Form, language: Language, part: Partial<Texts>): Form => ({
  ...form,
  texts: { ...form.texts, [language]: { ...form.texts[language], ...part } },
})
