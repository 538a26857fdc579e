/**
 * warehouses.csv, channels.csv, taxes.csv and tax-classes.csv: the markets with their currencies, warehouses and taxes.
 */
import { USUAL_DEADLINE_MINUTES } from '@semena/contract/time'
import {
  channels as channelTable,
  channelWarehouses,
  taxClasses as taxClassTable,
  taxClassRates,
  taxRates,
  warehouses as warehouseTable,
} from '../../db/tables/shop.ts'
import { ADDRESS_PARTS, type AddressPart, toAddress } from '../address.ts'
import { idsOf, noWrite, type Part, thingOf } from '../part.ts'
import { isCountry } from '../../domain/countries.ts'
import { slugOf } from '../slug.ts'
import { statement } from '../../db/statements/statement.ts'

const IMPORT_WAREHOUSE_ADDRESSES = statement(
  'import_warehouse_addresses',
  'select id, address from warehouses where id = any($1::uuid[])',
)

export const warehouses: Part = async (r) => {
  const sheet = await r.sheet('warehouses.csv', { key: ['slug'], plain: ['name', ...ADDRESS_PARTS] })
  if (!sheet) return noWrite
  const hasAddress = ADDRESS_PARTS.some((part) => sheet.has(part))
  const rows = sheet.rows.map((row) => {
    const slug = slugOf(row)
    const { thing, isNew } = thingOf(r.known.warehouses, slug, () => ({}))
    const address: Partial<Record<AddressPart, string>> = {}
    for (const part of ADDRESS_PARTS) if (row.has(part)) address[part] = row.text(part) ?? ''
    if (address.country && !isCountry(address.country)) row.wrong('NOT_COUNTRY', 'country', { value: address.country })
    return { thing, slug, name: row.needed('name', isNew), address }
  })
  return async (w) => {
    const ids = rows.flatMap(({ thing }) => thing.id ?? [])
    const there = await IMPORT_WAREHOUSE_ADDRESSES.many(w.client, ids)
    const before = new Map(there.map((t) => [t.id, t.address]))
    await w.saveKnown(
      warehouseTable,
      rows.map(({ thing, slug, name, address }) => ({
        thing,
        values: {
          slug,
          name,
          address: hasAddress ? toAddress({ ...(thing.id && before.get(thing.id)), ...address }) : undefined,
        },
      })),
    )
  }
}

const FLOWS = ['CHARGE', 'AUTHORIZATION'] as const
/** How staff mark an order as paid: by a payment of the time before transactions, or by a transaction. */
const MARKS = ['PAYMENT_FLOW', 'TRANSACTION_FLOW'] as const
/** Columns that limit unpaid holds and mails, with what an empty cell means. */
const MOST = {
  maxUnpaidOrdersPerNetwork: 5,
  maxUnpaidOrdersPerEmail: 5,
  maxUnpaidPacksPerVariant: 40,
  maxOrderMailsPerHour: 10,
  maxRefusedCardsPerNetwork: 3,
  maxRefusedCardsPerOrder: 5,
  maxRefusedCardsPerPrefix: 20,
} as const
const LIMITS = Object.keys(MOST) as (keyof typeof MOST)[]

export const channels: Part = async (r) => {
  const sheet = await r.sheet('channels.csv', {
    key: ['slug'],
    plain: [
      'name',
      'currency',
      'country',
      'isActive',
      'warehouses',
      'countries',
      'allowUnpaidOrders',
      'expireOrdersAfter',
      ...LIMITS,
      'defaultTransactionFlowStrategy',
      'automaticallyConfirmAllNewOrders',
      'automaticallyCompleteFullyPaidCheckouts',
      'automaticCompletionDelay',
      'pricesEnteredWithTax',
      'chargeTaxes',
      'markAsPaidStrategy',
      'displayGrossPrices',
    ],
    metadata: true,
  })
  if (!sheet) return noWrite
  const currencies = new Set(Intl.supportedValuesOf('currency'))
  const rows = sheet.rows.map((row) => {
    const slug = slugOf(row)
    const currency =
      row.has('currency') || !r.known.channels.has(slug)
        ? row.needed('currency', !r.known.channels.has(slug))
        : undefined
    if (currency && !currencies.has(currency)) row.wrong('NOT_CURRENCY', 'currency', { value: currency })
    const { thing, isNew } = thingOf(r.known.channels, slug, () => ({
      currency: currency && currencies.has(currency) ? currency : 'USD',
    }))
    if (currency && !isNew && thing.currency !== currency) row.wrong('KEPT', 'currency', { value: thing.currency })
    const country = row.needed('country', isNew)
    if (country && !isCountry(country)) row.wrong('NOT_COUNTRY', 'country', { value: country })
    const countries = row.countries('countries')
    r.later(() => {
      for (const code of countries ?? []) {
        const delivers = [...r.known.zones.values()].some((z) => z.channels.has(slug) && z.countries.has(code))
        if (!delivers) row.wrong('NO_DELIVERY', 'countries', { value: code })
      }
    })
    return {
      thing,
      warehouses: row.refs('warehouses', r.known.warehouses, 'warehouse'),
      metadata: row.metadata(),
      values: {
        slug,
        currency,
        name: row.needed('name', isNew),
        defaultCountry: country,
        isActive: row.yesNo('isActive', true),
        allowUnpaidOrders: row.yesNo('allowUnpaidOrders', true),
        expireOrdersAfter: row.has('expireOrdersAfter')
          ? (row.integer('expireOrdersAfter', { min: 1 }) ?? USUAL_DEADLINE_MINUTES)
          : undefined,
        ...Object.fromEntries(
          LIMITS.flatMap((name) => (row.has(name) ? [[name, row.integer(name, { min: 1 }) ?? MOST[name]]] : [])),
        ),
        defaultTransactionFlowStrategy: row.has('defaultTransactionFlowStrategy')
          ? (row.oneOf('defaultTransactionFlowStrategy', FLOWS) ?? 'CHARGE')
          : undefined,
        automaticallyConfirmAllNewOrders: row.yesNo('automaticallyConfirmAllNewOrders', true),
        automaticallyCompleteFullyPaidCheckouts: row.yesNo('automaticallyCompleteFullyPaidCheckouts', false),
        automaticCompletionDelay: row.has('automaticCompletionDelay')
          ? (row.integer('automaticCompletionDelay', { min: 0 }) ?? 0)
          : undefined,
        // An empty cell means that the shop's own setting holds.
        pricesEnteredWithTax:
          row.cells.get('pricesEnteredWithTax') === '' ? null : row.yesNo('pricesEnteredWithTax', true),
        chargeTaxes: row.yesNo('chargeTaxes', true),
        markAsPaidStrategy: row.has('markAsPaidStrategy')
          ? (row.oneOf('markAsPaidStrategy', MARKS) ?? 'PAYMENT_FLOW')
          : undefined,
        displayGrossPrices: row.yesNo('displayGrossPrices', true),
      },
    }
  })
  return async (w) => {
    await w.saveKnown(channelTable, rows)
    const named = rows.filter((row) => row.warehouses)
    await w.saveSet(
      channelWarehouses,
      named.flatMap((row) =>
        idsOf(w.known.warehouses, row.warehouses!).map((warehouseId, sort) => ({
          channelId: row.thing.id!,
          warehouseId,
          sort,
        })),
      ),
      { key: ['channelId', 'warehouseId'], within: named.map((row) => ({ channelId: row.thing.id! })) },
    )
  }
}

export const taxes: Part = async (r) => {
  const sheet = await r.sheet('taxes.csv', { key: ['country'], plain: ['rate'] })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const country = row.cells.get('country')!
    if (!isCountry(country)) row.wrong('NOT_COUNTRY', 'country', { value: country })
    return { country, rate: row.decimal('rate', { min: 0, max: 100 }) }
  })
  return async (w) => {
    const taxed = rows.filter((row) => typeof row.rate === 'number')
    await w.saveSet(taxRates, taxed as { country: string; rate: number }[], {
      key: ['country'],
      within: rows.filter((row) => row.rate !== undefined).map(({ country }) => ({ country })),
    })
  }
}

export const taxClasses: Part = async (r) => {
  const sheet = await r.sheet('tax-classes.csv', { key: ['name', 'country'], plain: ['rate'] })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const [name, country] = [row.cells.get('name')!, row.cells.get('country')!]
    if (!isCountry(country)) row.wrong('NOT_COUNTRY', 'country', { value: country })
    const { thing } = thingOf(r.known.taxClasses, name, () => ({}))
    return { thing, name, country, rate: row.decimal('rate', { min: 0, max: 100 }) }
  })
  return async (w) => {
    const classes = new Map(rows.map(({ thing, name }) => [name, { thing, values: { name } }]))
    await w.saveKnown(taxClassTable, [...classes.values()])
    const pair = ({ thing, country }: (typeof rows)[number]) => ({ taxClassId: thing.id!, country })
    await w.saveSet(
      taxClassRates,
      rows.flatMap((row) => (typeof row.rate === 'number' ? [{ ...pair(row), rate: row.rate }] : [])),
      { key: ['taxClassId', 'country'], within: rows.filter((row) => row.rate !== undefined).map(pair) },
    )
  }
}
