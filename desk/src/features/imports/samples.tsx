/** Which files an import knows, how they are written, and a sample of each, made by the service from this shop. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { giveFile } from '../../parts/files.ts'
import { Section } from '../../parts/page.tsx'
import { language } from '../../platform/i18n.ts'
import { fileWords, inOrder } from './files.ts'
import { samplesQuery } from './import-api.ts'

/** Where the list of files stands on the page. */
export const SAMPLES = 'samples'

const RULES = [
  m.imports_rule_excel,
  m.imports_rule_rows,
  m.imports_rule_columns,
  m.imports_rule_values,
  m.imports_rule_languages,
  m.imports_rule_all,
] as const

export function Samples() {
  const { data: samples } = useQuery(samplesQuery(language()))
  if (!samples?.length) return null
  return (
    <Section title={m.imports_samples()} id={SAMPLES}>
      <p className="imports-text">{m.imports_samples_text()}</p>
      <details className="imports-rules">
        <summary>{m.imports_rules()}</summary>
        <ul>
          {RULES.map((rule) => (
            <li key={rule()}>{rule()}</li>
          ))}
        </ul>
      </details>
      <ul className="imports-files">
        {inOrder(samples).map(({ name, text }) => {
          const own = name.split('/').at(-1)!
          return (
            <li key={name}>
              <span className="imports-file">
                {fileWords(name)} <code>{own}</code>
              </span>
              <button
                type="button"
                className="button-link"
                aria-label={m.imports_sample_of({ name: own })}
                onClick={() => giveFile(own, new Blob([text], { type: 'text/plain;charset=utf-8' }))}
              >
                {m.imports_sample_get()}
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
