/** One text of the work list: what it says in the shop's first language, and fields for the others. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { m } from '../../paraglide/messages.js'
import { RichText } from '../../parts/rich-text.tsx'
import { linesOf } from '../../parts/rich-text-blocks.ts'
import { type Language, LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { type Field, isMissing, isRich, type Line } from './translatable.ts'

const FIELDS: Readonly<Record<Field, () => string>> = {
  name: m.texts_name,
  title: m.texts_title_field,
  description: m.texts_description,
  content: m.texts_content,
  seoTitle: m.texts_seo_title,
  seoDescription: m.texts_seo_text,
  plainText: m.texts_content,
  richText: m.texts_content,
}

export function TranslationRow({
  line,
  into,
  written,
  fault,
  onChange,
}: {
  line: Line
  into: readonly Language[]
  written: Partial<Record<Language, string>> | undefined
  fault: (language: Language) => string | undefined
  onChange: (language: Language, text: string) => void
}) {
  const { field, of, source, key } = line
  const isLong = field === 'seoDescription' || field === 'plainText'
  return (
    <li className="translation-row">
      <div className="translation-row-source" lang={DEFAULT_LANGUAGE}>
        <p className="translation-row-of">{[of, FIELDS[field]()].filter(Boolean).join(' · ')}</p>
        {isRich(field) ? linesOf(source).map((text, at) => <p key={at}>{text}</p>) : <p>{source}</p>}
      </div>
      {into.map((language) => {
        const value = written?.[language] ?? line.translations[language]
        const label = m.texts_in({ text: isRich(field) ? of : source.slice(0, 60), language: LANGUAGE_NAMES[language] })
        const wrong = fault(language)
        const shared = {
          lang: language,
          'aria-label': label,
          'aria-invalid': wrong ? true : undefined,
          placeholder: LANGUAGE_NAMES[language],
          value,
          className: isMissing(line, language) ? 'field-input translation-row-missing' : 'field-input',
        }
        return (
          <div key={language} className="translation-row-field">
            {isRich(field) ? (
              <RichText
                label={label}
                hideLabel
                lang={language}
                value={value}
                onChange={(json) => onChange(language, json)}
              />
            ) : isLong ? (
              <textarea
                {...shared}
                id={`${key}.${language}`}
                rows={3}
                onChange={(event) => onChange(language, event.target.value)}
              />
            ) : (
              <input
                {...shared}
                id={`${key}.${language}`}
                onChange={(event) => onChange(language, event.target.value)}
              />
            )}
            {wrong && <p className="translation-row-fault">{wrong}</p>}
          </div>
        )
      })}
    </li>
  )
}
