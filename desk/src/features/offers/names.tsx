/** A name in the shop's languages, side by side; those that are missing are said. */
import { DEFAULT_LANGUAGE, type TranslatedLanguage, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { TextField } from '@semena/ui/text-field'
import { m } from '../../paraglide/messages.js'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { useMay } from '../../platform/rights.ts'

export interface Names {
  name: string
  translatedNames: Record<TranslatedLanguage, string>
}

export function NameFields<Value extends Names>({
  value,
  at,
  onChange,
}: {
  value: Value
  /** The text of the refusal at a field, such as `name` or `ru.name`. */
  at: (field: string) => string | undefined
  onChange: (names: Partial<Names>) => void
}) {
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  return (
    <div className="offer-names">
      <TextField
        id="offer-name"
        label={mayTranslate ? `${m.offers_name()} · ${LANGUAGE_NAMES[DEFAULT_LANGUAGE]}` : m.offers_name()}
        required
        value={value.name}
        error={at('name')}
        onChange={(name) => onChange({ name })}
      />
      {mayTranslate &&
        TRANSLATED_LANGUAGES.map((one) => (
          <TextField
            key={one}
            id={`offer-name-${one}`}
            label={`${m.offers_name()} · ${LANGUAGE_NAMES[one]}`}
            hint={value.translatedNames[one] ? undefined : m.offers_untranslated()}
            value={value.translatedNames[one]}
            error={at(`${one}.name`)}
            onChange={(text) => onChange({ translatedNames: { ...value.translatedNames, [one]: text } })}
          />
        ))}
    </div>
  )
}
