/**
 * What delivery costs, country by country. With scripts a visitor can choose their country; without, all are listed.
 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useLanguage } from '../../platform/i18n.ts'
import { formatPrice } from '../../platform/money.ts'
import { useEarlyEntry } from '@semena/ui/early-clicks'
import { SelectField } from '@semena/ui/select-field'
import type { Country, RateGroup, ShippingOption } from './group.ts'
import { ratesQuery } from './query.ts'

/** How many countries are shown at once; a press shows the others. */
const AT_A_GLANCE = 8

export function DeliveryRates() {
  const { data } = useQuery(ratesQuery(useChannel()))
  const language = useLanguage()
  const [chosen, setChosen] = useState('')
  useEarlyEntry(chosen, () => document.querySelector<HTMLSelectElement>('#rates-country')?.value, setChosen)
  // Where the service does not tell the rates, the page is shown without them.
  if (!data || data.length === 0) return null
  const own = data.find(({ countries }) => countries.some(({ code }) => code === chosen))
  const all = data.flatMap(({ countries }) => countries).toSorted((a, b) => a.name.localeCompare(b.name, language))
  const ownCountry = all.find(({ code }) => code === chosen)
  return (
    <section className="rates" aria-labelledby="rates">
      <h2 id="rates" className="text-heading">
        {m.delivery_rates()}
      </h2>
      {all.length > 1 && (
        <div className="rates-find">
          <SelectField
            id="rates-country"
            label={m.delivery_find()}
            placeholder={m.delivery_all()}
            value={chosen}
            options={all.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={setChosen}
          />
        </div>
      )}
      <div aria-live="polite" className="rates-zones">
        {own && ownCountry ? (
          <Group countries={[ownCountry]} ways={own.ways} />
        ) : (
          data.map((group) => <Group key={group.countries[0]!.code} {...group} />)
        )}
      </div>
    </section>
  )
}

function Group({ countries, ways }: RateGroup) {
  const id = `rates-${countries[0]!.code}`
  return (
    <div>
      <h3 id={id} className="rates-zone">
        {countries.length > 1 ? m.delivery_countries({ count: countries.length }) : countries[0]!.name}
      </h3>
      {countries.length > 1 && <Names countries={countries} />}
      <table className="rates-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{m.delivery_way()}</th>
            <th scope="col">{m.delivery_days()}</th>
            <th scope="col">{m.delivery_price()}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map((way, at) => (
            <WayRow key={at} {...way} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const listed = (countries: readonly Country[]): string => countries.map(({ name }) => name).join(', ')

function Names({ countries }: { countries: readonly Country[] }) {
  // A single further name takes less room than the words that would hide it.
  if (countries.length <= AT_A_GLANCE + 1) return <p className="text-small text-soft">{listed(countries)}</p>
  const rest = countries.slice(AT_A_GLANCE)
  return (
    <details className="text-small text-soft">
      <summary>
        {listed(countries.slice(0, AT_A_GLANCE))}{' '}
        <span className="button-link rates-more">{m.delivery_more({ count: rest.length })}</span>
      </summary>
      <p>{listed(rest)}</p>
    </details>
  )
}

function WayRow({ name, days, price, from, upTo }: ShippingOption) {
  const bounds = [
    from && m.delivery_from({ price: formatPrice(from) }),
    upTo && m.delivery_up_to({ price: formatPrice(upTo) }),
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        {name}
        {bounds.length > 0 && <small>{bounds.join(', ')}</small>}
      </th>
      <td>{days ? (days[0] === days[1] ? days[1] : `${days[0]}–${days[1]}`) : '–'}</td>
      <td>{price.amount === 0 ? m.delivery_free() : formatPrice(price)}</td>
    </tr>
  )
}
