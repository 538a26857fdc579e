/** A day as the specification writes it, month/day/year; the long form, which nobody can misread, is its title. */
import { useLanguage } from '../../platform/i18n.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** By the visitor's own calendar. */
export function dayText(moment: string): string {
  const date = new Date(moment)
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`
}

export function Day({ of }: { of: string }) {
  const long = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  return (
    <time dateTime={of} title={long.format(new Date(of))} className="whitespace-nowrap">
      {dayText(of)}
    </time>
  )
}
