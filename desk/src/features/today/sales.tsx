/** What was sold, by channel in its own currency: figures against the time before, and a chart that is a table too. */
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Amount } from '../../parts/figures.tsx'
import { Section } from '../../parts/page.tsx'
import { request } from '../../platform/graphql.ts'
import { countText, moneyText } from '../../platform/money.ts'
import { dayShort, dayText } from '../../platform/moments.ts'
import { useChannels } from '../../platform/rights.ts'
import { lastDays, type SalesDay, sumOf } from './days.ts'
import type { ChannelSales } from './figures.ts'
import { DeskOrdersTotalDocument } from './today.generated.ts'

const PERIODS = [1, 7, 30] as const
type Period = (typeof PERIODS)[number]
const nameOf = (period: Period): string =>
  ({ 1: m.today_period_day, 7: m.today_period_week, 30: m.today_period_month })[period]()

/** `at` is when the figures were told, in milliseconds. */
export function Sales({ sales, at }: { sales: readonly ChannelSales[]; at: number }) {
  const [period, setPeriod] = useState<Period>(7)
  const [isTable, setTable] = useState(false)
  const now = new Date(at)
  // Channels that sold something stand first.
  const shown = sales.filter(({ days }) => days.length > 0)
  return (
    <Section
      title={m.today_sales()}
      actions={
        <div className="today-periods" role="group" aria-label={m.today_period()}>
          {PERIODS.map((one) => (
            <button
              key={one}
              type="button"
              className="views-one"
              aria-current={one === period ? 'true' : undefined}
              onClick={() => setPeriod(one)}
            >
              {nameOf(one)}
            </button>
          ))}
          <button type="button" className="views-one" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {m.today_as_table()}
          </button>
        </div>
      }
    >
      {shown.length === 0 && <p className="today-quiet">{m.today_no_sales()}</p>}
      {isTable && shown.length > 0 ? (
        <SalesTable sales={shown} now={now} count={Math.max(period, 7)} />
      ) : (
        <ul className="today-channels">
          {shown.map((one) => (
            <Channel key={one.channel.id} sales={one} period={period} now={now} />
          ))}
        </ul>
      )}
      {shown.length > 0 && <p className="today-quiet">{m.today_sales_counted()}</p>}
    </Section>
  )
}

function Channel({ sales, period, now }: { sales: ChannelSales; period: Period; now: Date }) {
  const { channel, currency } = sales
  const shown = lastDays(sales, Math.max(period, 7), now)
  const [current, before] = [sumOf(lastDays(sales, period, now)), sumOf(lastDays(sales, period, now, period))]
  const change = before.gross > 0 ? Math.round(((current.gross - before.gross) / before.gross) * 100) : null
  return (
    <li className="today-channel">
      <h3 className="today-channel-name">{channel.name}</h3>
      <p className="today-sum">
        <Amount money={{ amount: current.gross, currency }} />
      </p>
      <p className="today-before">
        {m.today_orders({ count: countText(current.orders) })} ·{' '}
        {change === null ? (
          m.today_before_none()
        ) : (
          <>
            <b className={change < 0 ? 'today-less' : 'today-more'}>
              {change > 0 ? '+' : change < 0 ? '−' : ''}
              {countText(Math.abs(change))}&nbsp;%
            </b>{' '}
            {m.today_before({ amount: moneyText({ amount: before.gross, currency }) })}
          </>
        )}
      </p>
      <Chart days={shown} currency={currency} name={channel.name} />
      <p className="today-axis" aria-hidden="true">
        <span>{shortDay(shown[0]!.day)}</span>
        <span>{shortDay(shown.at(-1)!.day)}</span>
      </p>
    </li>
  )
}

const shortDay = (day: string): string => dayShort(`${day}T12:00`)

const [WIDTH, HEIGHT] = [300, 64]

/** Bars, one for each day; today's is the last. */
function Chart({ days, currency, name }: { days: readonly SalesDay[]; currency: string; name: string }) {
  const most = Math.max(...days.map(({ gross }) => gross), 1)
  const step = WIDTH / days.length
  const total = moneyText({ amount: sumOf(days).gross, currency })
  return (
    <svg
      className="today-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={m.today_chart({ name, count: countText(days.length), total })}
    >
      <path className="today-chart-ground" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      {days.map(({ day, gross }, place) => {
        // A day without sales has a stub, so that days can be counted.
        const height = gross > 0 ? Math.max(3, (gross / most) * (HEIGHT - 4)) : 1.5
        return (
          <rect
            key={day}
            className={place === days.length - 1 ? 'today-chart-bar today-chart-bar--now' : 'today-chart-bar'}
            x={place * step + step * 0.16}
            y={HEIGHT - height}
            width={step * 0.68}
            height={height}
          >
            <title>{`${dayText(`${day}T12:00`)}: ${moneyText({ amount: gross, currency })}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}

function SalesTable({ sales, now, count }: { sales: readonly ChannelSales[]; now: Date; count: number }) {
  const columns = sales.map((one) => ({ ...one, all: lastDays(one, count, now).toReversed() }))
  return (
    <div className="today-scroll sideways" tabIndex={0} role="group" aria-label={m.today_sales()}>
      <table className="today-table">
        <thead>
          <tr>
            <th scope="col">{m.today_day()}</th>
            {columns.map(({ channel }) => (
              <th key={channel.id} scope="col">
                {channel.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]!.all.map(({ day }, place) => (
            <tr key={day}>
              <th scope="row">{dayText(`${day}T12:00`)}</th>
              {columns.map(({ channel, currency, all }) => (
                <td key={channel.id}>
                  {all[place]!.orders ? moneyText({ amount: all[place]!.gross, currency }) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a server tells that has only Saleor's sums: today and this month. */
export function OutsideSales() {
  const channels = useChannels()
  const sums = useQueries({
    queries: channels.map(({ slug }) => ({
      queryKey: ['orders', 'total', slug],
      queryFn: ({ signal }: { signal: AbortSignal }) => request(DeskOrdersTotalDocument, { channel: slug }, signal),
    })),
  })
  return (
    <Section title={m.today_sales()}>
      <ul className="today-channels">
        {channels.map(({ id, name }, place) => (
          <li key={id} className="today-channel">
            <h3 className="today-channel-name">{name}</h3>
            <p className="today-sum">
              <Amount money={sums[place]?.data?.today?.gross} />
            </p>
            <p className="today-before">
              {m.today_this_month()} <Amount money={sums[place]?.data?.month?.gross} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
