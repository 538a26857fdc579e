/** Sums of days' sales. */

export interface SalesDay {
  /** Such as `2026-01-31`, in the reader's time zone. */
  day: string
  gross: number
  orders: number
}

const two = (count: number): string => String(count).padStart(2, '0')
const keyOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** Every one of the last `count` days up to today, oldest first; `back` days earlier if said. */
export function lastDays({ days }: { days: readonly SalesDay[] }, count: number, now: Date, back = 0): SalesDay[] {
  const known = new Map(days.map((one) => [one.day, one]))
  return Array.from({ length: count }, (_, place) => {
    const day = keyOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - back - (count - 1 - place)))
    return known.get(day) ?? { day, gross: 0, orders: 0 }
  })
}

export const sumOf = (days: readonly SalesDay[]): Omit<SalesDay, 'day'> => ({
  gross: days.reduce((sum, { gross }) => sum + gross, 0),
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
})
