/** A date in its short form; the long form, in which day and month cannot be mixed up, is its title. */
import { formatDate } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/i18n.ts'

export function Day({ of }: { of: string }) {
  const language = useLanguage()
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return (
    <time dateTime={of} title={long.format(new Date(of))} className="day">
      {formatDate(of, language, true)}
    </time>
  )
}
