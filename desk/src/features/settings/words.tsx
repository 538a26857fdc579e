/** The shop's own words and the age from which it sells (docs/rules.md#own-words). */
import { byLanguage, LANGUAGES, type Language } from '@semena/contract/languages'
import { OWN_WORDS, type OwnWord } from '@semena/contract/own-words'
import { wordsOf } from '@semena/contract/usual-words'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Area } from '../../parts/area.tsx'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { readAnew } from '../../platform/query-client.ts'
import { type Face, faceQuery, saveDraft } from './face.ts'
import { FaceBeside } from './face-page.tsx'
import { toSettings } from './index.tsx'
import { AGE_WORDS, draftOf, faultsOf, PLACES, wordsOfFace, type WordsValue } from './own-words.ts'

/** Words with more room than this are written in several lines. */
const ONE_LINE = 100

export function WordsSettings() {
  return (
    <LoadedPage query={useQuery(faceQuery)} title={m.settings_words()} back={toSettings()}>
      {(face) => <Form face={face} />}
    </LoadedPage>
  )
}

function Form({ face }: { face: Face }) {
  const edited = useEdited<WordsValue>({
    noun: 'shop-words',
    id: face.id,
    server: wordsOfFace(face),
    fields: ['years', ...LANGUAGES.flatMap((language) => Object.keys(OWN_WORDS).map((word) => `${language}.${word}`))],
    check: faultsOf,
    read: async () => wordsOfFace(await readAnew(faceQuery)),
    save: async (_from, to) => ({ faults: await saveDraft(draftOf(to)) }),
    done: m.settings_draft_saved(),
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
      <FaceBeside face={face}>
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
      </FaceBeside>
    </EditedPage>
  )
}
