/** The shop's own words and the age from which it sells (docs/rules.md#own-words). */
import { byLanguage, LANGUAGES, type Language } from '@semena/contract/languages'
import { OWN_WORDS, type OwnWord } from '@semena/contract/own-words'
import { wordsOf } from '@semena/contract/usual-words'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Area } from '../../parts/area.tsx'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { readAnew } from '../../platform/query-client.ts'
import { toSettings } from './index.tsx'
import { AGE_WORDS, faultsOf, metadataOf, PLACES, valueOf, type WordsValue } from './own-words.ts'
import { DeskSaveShopDocument } from './shop.generated.ts'
import { DeskShopWordsDocument, type DeskShopWordsQuery } from './words.generated.ts'

const wordsQuery = queryOptions({
  queryKey: ['shop', 'words'],
  queryFn: async ({ signal }) => (await request(DeskShopWordsDocument, {}, signal)).shop,
})
/** Words with more room than this are written in several lines. */
const ONE_LINE = 100

export function WordsSettings() {
  return (
    <LoadedPage query={useQuery(wordsQuery)} title={m.settings_words()} back={toSettings()}>
      {(shop) => <Form shop={shop} />}
    </LoadedPage>
  )
}

function Form({ shop }: { shop: DeskShopWordsQuery['shop'] }) {
  const edited = useEdited<WordsValue>({
    noun: 'shop-words',
    id: shop.id,
    server: valueOf(shop),
    fields: ['years', ...LANGUAGES.flatMap((language) => Object.keys(OWN_WORDS).map((word) => `${language}.${word}`))],
    check: faultsOf,
    read: async () => valueOf(await readAnew(wordsQuery)),
    save: async (_from, to) => ({
      faults: await inTurn([() => mutate(DeskSaveShopDocument, { input: { metadata: metadataOf(to) } })]),
    }),
  })
  const { value, put: set, at } = edited
  const write = (language: Language, word: OwnWord) => (text: string) =>
    set({ words: { ...value.words, [language]: { ...value.words[language], [word]: text } } })
  const years = value.asks && /^[1-9]\d?$/.test(value.years.trim()) ? Number(value.years) : null
  const usual = byLanguage((language) => wordsOf(language, null, years))
  const fieldsOf = (words: Partial<Record<OwnWord, () => string>>) =>
    (Object.entries(words) as [OwnWord, () => string][]).map(([word, label]) => (
      <Fields key={word}>
        {LANGUAGES.map((language) => {
          const Field = OWN_WORDS[word] > ONE_LINE ? Area : TextField
          return (
            <Field
              key={language}
              id={`word-${word}-${language}`}
              label={`${label()} · ${LANGUAGE_NAMES[language]}`}
              value={value.words[language][word]}
              placeholder={usual[language][word]}
              error={at(`${language}.${word}`)}
              onChange={write(language, word)}
            />
          )
        })}
      </Fields>
    ))
  return (
    <EditedPage
      edited={edited}
      title={m.settings_words()}
      back={toSettings()}
      make={m.parts_save()}
      labelOf={([part]) =>
        part === 'years' ? m.settings_years() : part === 'asks' ? m.settings_asks_age() : m.settings_words()
      }
    >
      <div className="settings">
        <p className="settings-note">{m.settings_words_lead()}</p>
        {PLACES.map(({ title, text, words }) => (
          <Section key={title()} title={title()}>
            <p className="settings-note">{text()}</p>
            {fieldsOf(words)}
          </Section>
        ))}
        <Section title={m.settings_age()}>
          <p className="settings-note">{m.settings_age_text()}</p>
          <div className="settings-checks">
            <CheckField checked={value.asks} onChange={(asks) => set({ asks })}>
              {m.settings_asks_age()}
            </CheckField>
          </div>
          {value.asks && (
            <>
              <TextField
                id="years"
                inputMode="numeric"
                label={m.settings_years()}
                value={value.years}
                error={at('years')}
                onChange={(years) => set({ years })}
              />
              {fieldsOf(AGE_WORDS)}
            </>
          )}
        </Section>
      </div>
    </EditedPage>
  )
}
