/** One mail: its texts in the shop's languages side by side, and the mail as it would be beside them. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@semena/ui/button'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { EditedForm } from '../../../parts/edited.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import type { Path } from '../../../parts/merge.ts'
import { Page, Section } from '../../../parts/page.tsx'
import { useEdited } from '../../../parts/use-edited.ts'
import { type Fault, ServiceError } from '../../../platform/faults.ts'
import { type Language, language as ownLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../platform/i18n.ts'
import { readAnew } from '../../../platform/query-client.ts'
import { MAILS } from '../search.ts'
import { type Mail, mailQuery, type MailText, saveMail } from './api.ts'
import { changesOf, formOf, textFault } from './form.ts'
import { MailPreview } from './preview.tsx'
import { mailName, textName, textWhen } from './words.ts'

const route = getRouteApi('/texts/mails/$mail')
const NONE: readonly Fault[] = []

export function OneMail() {
  const { mail } = route.useParams()
  const query = useQuery(mailQuery(mail))
  return (
    <Page title={mailName(mail)} back={{ to: '/texts', search: { tab: MAILS }, label: m.mails_title() }}>
      <Loaded query={query}>{(data) => <Form key={mail} mail={data} />}</Loaded>
    </Page>
  )
}

function Form({ mail }: { mail: Mail }) {
  const client = useQueryClient()
  const [language, setLanguage] = useState<Language>(ownLanguage())
  const [live, setLive] = useState<readonly Fault[]>(NONE)
  const query = mailQuery(mail.mail)
  /** The mail with which what was typed was compared last: what is saved over it must still be as it was there. */
  const compared = useRef(mail)
  const edited = useEdited({
    noun: 'mail',
    id: mail.mail,
    server: formOf(mail),
    fields: LANGUAGES.flatMap((one) => mail.texts.map(({ key }) => `${one}.${key}`)),
    read: async () => {
      const found = await readAnew(query)
      compared.current = found
      return formOf(found)
    },
    save: async (_, form) => {
      const now = compared.current
      try {
        client.setQueryData(query.queryKey, await saveMail(mail.mail, now.version, changesOf(now, form)))
        return { faults: NONE }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        if (error.code === 'CHANGED_SINCE')
          return { faults: [{ code: error.code, field: null, message: m.mails_changed_since_text() }] }
        const faults = [error.answer].flat() as Fault[]
        if (!faults.some(({ field }) => field)) throw error
        return { faults }
      }
    },
    after: () => client.invalidateQueries({ queryKey: ['mails', 'list'] }),
    done: m.texts_saved(),
  })
  const { value, set, faults } = edited
  const changes = changesOf(mail, value)
  const labelOf = ([into = '', key]: Path): string => {
    const text = mail.texts.find((one) => one.key === key)
    return `${text ? textName(text, mail.texts) : ''} (${LANGUAGE_NAMES[into as Language]})`
  }
  return (
    <EditedForm edited={edited} labelOf={labelOf}>
      <div className="mail">
        <Section title={m.mails_texts()}>
          <p className="mail-hint">{m.mails_places_hint()}</p>
          {mail.texts.map((text) => (
            <Text
              key={text.key}
              mail={mail}
              text={text}
              value={(one) => value[one][text.key] ?? text.own[one]}
              fault={(one) => {
                const found = [...faults, ...live].find(({ field }) => field === `${one}.${text.key}`)
                return found && textFault(found, text)
              }}
              onFocus={setLanguage}
              onChange={(one, written) =>
                set((before) => ({ ...before, [one]: { ...before[one], [text.key]: written } }))
              }
            />
          ))}
        </Section>
        <div className="mail-side">
          <MailPreview mail={mail} language={language} onLanguage={setLanguage} changes={changes} onFaults={setLive} />
        </div>
      </div>
    </EditedForm>
  )
}

interface TextProps {
  mail: Mail
  text: MailText
  value: (language: Language) => string
  fault: (language: Language) => string | undefined
  onFocus: (language: Language) => void
  onChange: (language: Language, text: string) => void
}

function Text({ mail, text, value, fault, onFocus, onChange }: TextProps) {
  const name = textName(text, mail.texts)
  const when = textWhen(mail.mail, text.key)
  const isLong = /^(?:TEXT|NOTICE|NOTE)$/.test(text.part)
  return (
    <fieldset className="mail-text">
      <legend className="mail-text-name">{name}</legend>
      {when && <p className="mail-text-when">{when}</p>}
      {text.places.length > 0 && (
        <p className="mail-text-places">
          {text.places.map(({ name: place, isNeeded }) => (
            <code key={place} className={isNeeded ? 'mail-text-needed' : undefined}>
              {`{${place}}`}
              {isNeeded && <span className="visually-hidden"> {m.mails_needed()}</span>}
            </code>
          ))}
        </p>
      )}
      <div className="mail-text-languages">
        {LANGUAGES.map((one) => {
          const id = `mail-${text.key}-${one}`
          const wrong = fault(one)
          const shared = {
            id,
            lang: one,
            className: 'field-input mail-text-field',
            'aria-label': `${name} (${LANGUAGE_NAMES[one]})`,
            'aria-invalid': wrong ? (true as const) : undefined,
            'aria-describedby': wrong ? `${id}-fault` : undefined,
            value: value(one),
            onFocus: () => onFocus(one),
          }
          return (
            <div key={one} className="mail-text-one">
              <span className="mail-text-language" aria-hidden="true">
                {LANGUAGE_NAMES[one]}
              </span>
              <textarea
                {...shared}
                rows={isLong ? 3 : 1}
                onChange={({ target: { value: typed } }) =>
                  onChange(one, isLong ? typed : typed.replaceAll(/\n\s*/g, ' '))
                }
              />
              {wrong && (
                <p className="mail-text-fault" id={`${id}-fault`}>
                  {wrong}
                </p>
              )}
              {value(one) !== text.own[one] && (
                <Button look="link" onClick={() => onChange(one, text.own[one])}>
                  {m.mails_own()}
                  <span className="visually-hidden"> {`${name} (${LANGUAGE_NAMES[one]})`}</span>
                </Button>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
