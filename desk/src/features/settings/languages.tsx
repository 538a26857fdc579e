/** The languages that visitors see, and the one to which pages of the others lead (docs/rules.md#shown-languages). */
import { byLanguage, type Language, LANGUAGE_NAMES, LANGUAGES } from '@semena/contract/languages'
import { LANGUAGES_KEY, mainLanguage, shownLanguages } from '@semena/contract/shop-languages'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { readAnew } from '../../platform/query-client.ts'
import { setShopLanguages } from '../../platform/shop-languages.ts'
import { toSettings } from './index.tsx'
import { DeskShopLanguagesDocument, type DeskShopLanguagesQuery } from './languages.generated.ts'
import { DeskSaveShopDocument } from './shop.generated.ts'

const languagesQuery = queryOptions({
  queryKey: ['shop', 'languages'],
  queryFn: async ({ signal }) => (await request(DeskShopLanguagesDocument, {}, signal)).shop,
})

interface Form {
  isShown: Record<Language, boolean>
  main: Language
}

function formOf({ languages }: DeskShopLanguagesQuery['shop']): Form {
  const shown = shownLanguages(languages)
  return { isShown: byLanguage((one) => shown.includes(one)), main: mainLanguage(shown) }
}

/** The value of the metadata: the main language first. All in their usual order are the empty value. */
function valueOf({ isShown, main }: Form): string {
  const shown = [main, ...LANGUAGES.filter((one) => one !== main && isShown[one])]
  return shown.join() === LANGUAGES.join() ? '' : JSON.stringify(shown)
}

export function LanguageSettings() {
  return (
    <LoadedPage query={useQuery(languagesQuery)} title={m.settings_languages()} back={toSettings()}>
      {(shop) => <LanguageForm shop={shop} />}
    </LoadedPage>
  )
}

function LanguageForm({ shop }: { shop: DeskShopLanguagesQuery['shop'] }) {
  const edited = useEdited<Form>({
    noun: 'shop-languages',
    id: shop.id,
    server: formOf(shop),
    fields: ['main'],
    check: ({ isShown, main }) =>
      isShown[main] ? [] : [{ code: 'HIDDEN', field: 'main', message: m.settings_language_main_hidden() }],
    read: async () => formOf(await readAnew(languagesQuery)),
    save: async (_from, to) => ({
      faults: await inTurn([
        () => mutate(DeskSaveShopDocument, { input: { metadata: [{ key: LANGUAGES_KEY, value: valueOf(to) }] } }),
        async () => {
          setShopLanguages(valueOf(to))
          return { faults: [] }
        },
      ]),
    }),
  })
  const { value, put: set, at } = edited
  const shown = LANGUAGES.filter((one) => value.isShown[one])
  return (
    <EditedPage
      edited={edited}
      title={m.settings_languages()}
      back={toSettings()}
      make={m.parts_save()}
      labelOf={([part]) => (part === 'main' ? m.settings_language_main() : m.settings_languages_shown())}
    >
      <div className="settings">
        <p className="settings-note">{m.settings_languages_lead()}</p>
        <Section title={m.settings_languages_shown()}>
          <div className="settings-checks">
            {LANGUAGES.map((one) => (
              <CheckField
                key={one}
                checked={value.isShown[one]}
                onChange={(isOn) => set({ isShown: { ...value.isShown, [one]: isOn } })}
              >
                {LANGUAGE_NAMES[one]}
              </CheckField>
            ))}
          </div>
        </Section>
        <SelectField
          id="language-main"
          label={m.settings_language_main()}
          hint={m.settings_language_main_hint()}
          value={value.main}
          error={at('main')}
          required
          placeholder={m.settings_language_main()}
          options={shown.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          onChange={(main) => set({ main: main as Language })}
        />
      </div>
    </EditedPage>
  )
}
