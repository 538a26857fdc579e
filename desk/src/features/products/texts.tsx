/** Names and texts of a product in the shop's languages, side by side, with how a search engine shows them. */
import { languagePrefix, DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { beginning } from '@semena/contract/texts'
import { TextField } from '@semena/ui/text-field'
import { m } from '../../paraglide/messages.js'
import { linesOf } from '../../parts/rich-text-blocks.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { shopOrigin } from '../../platform/endpoint.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../platform/i18n.ts'
import { type Texts } from './form.ts'

/** What search engines show of a title and of a text. Characters. */
const TITLE = 60
const TEXT = 160

interface Props {
  /** Names the fields in the page. */
  name: string
  texts: Record<Language, Texts>
  onChange: (language: Language, part: Partial<Texts>) => void
  /** The path in the shop, such as `/sort/northern-lights`. */
  path: string
  mayTranslate: boolean
  /** The text of the refusal at a field, such as `name` or `ru.name`. */
  at?: (field: string) => string | undefined
}

export function TextsInLanguages({ name, texts, onChange, path, mayTranslate, at = () => undefined }: Props) {
  return (
    <div className="texts-side">
      {LANGUAGES.map((one) => {
        const { name: title, description, seoTitle, seoDescription } = texts[one]
        const isClosed = one !== DEFAULT_LANGUAGE && !mayTranslate
        const label = (text: string): string => `${text}, ${LANGUAGE_NAMES[one]}`
        const wrong = (field: string): string | undefined => at(one === DEFAULT_LANGUAGE ? field : `${one}.${field}`)
        return (
          <div key={one} className="texts-side-language" role="group" aria-label={LANGUAGE_NAMES[one]} lang={one}>
            <TextField
              id={`${name}-name-${one}`}
              label={label(m.products_name())}
              value={title}
              placeholder={one === DEFAULT_LANGUAGE ? '' : texts[DEFAULT_LANGUAGE].name}
              required={one === DEFAULT_LANGUAGE}
              error={wrong('name')}
              disabled={isClosed}
              onChange={(text) => onChange(one, { name: text })}
            />
            <RichText
              label={label(m.products_description())}
              value={description}
              lang={one}
              readOnly={isClosed}
              error={wrong('description')}
              onChange={(json) => onChange(one, { description: json })}
            />
            <TextField
              id={`${name}-seo-title-${one}`}
              label={label(m.products_seo_title())}
              value={seoTitle}
              placeholder={title || texts[DEFAULT_LANGUAGE].name}
              disabled={isClosed}
              maxLength={70}
              error={wrong('seoTitle')}
              hint={m.products_seo_length({
                count: (seoTitle || title || texts[DEFAULT_LANGUAGE].name).length,
                most: TITLE,
              })}
              onChange={(text) => onChange(one, { seoTitle: text })}
            />
            <div className="field">
              <label htmlFor={`${name}-seo-text-${one}`}>{label(m.products_seo_text())}</label>
              <textarea
                id={`${name}-seo-text-${one}`}
                className="field-input texts-side-area"
                rows={3}
                disabled={isClosed}
                maxLength={300}
                value={seoDescription}
                onChange={(event) => onChange(one, { seoDescription: event.target.value })}
              />
              <p className="field-hint">{m.products_seo_length({ count: seoDescription.length, most: TEXT })}</p>
            </div>
            <div className="texts-side-result" role="group" aria-label={label(m.products_seo_preview())}>
              <p className="texts-side-address">
                {new URL(shopOrigin()).host}
                {languagePrefix(one)}
                {path}
              </p>
              <p className="texts-side-title">
                {short(seoTitle || title || texts[DEFAULT_LANGUAGE].name || m.products_unnamed(), TITLE)}
              </p>
              <p className="texts-side-text">{short(seoDescription || linesOf(description)[0] || '', TEXT)}</p>
            </div>
          </div>
        )
      })}
    </div>
  )
}

const short = (text: string, most: number): string => (text.length > most ? `${beginning(text, most)} …` : text)
