/** One voucher, new or stored: what it gives to whom, in which currencies, how often, and its codes. */
import { TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { countryName } from '../../parts/countries.ts'
import { EditedPage } from '../../parts/edited.tsx'
import { Tag } from '../../parts/figures.tsx'
import { Icon } from '../../parts/icon.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { queryClient, formAnew } from '../../platform/query-client.ts'
import { useChannels } from '../../platform/rights.ts'
import { CodesDialog, VoucherCodes } from './codes.tsx'
import { dateFaults } from './dates.ts'
import { fieldMoment } from '../../platform/zone.ts'
import { OfferState } from './states.tsx'
import { draftOfVoucher, emptyVoucher, numberFaults, type Voucher, type VoucherDraft } from './voucher-draft.ts'
import { voucherLabel, worthText } from './field-names.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { createVoucher, saveVoucher } from './voucher-save.ts'
import { DeskDeleteVoucherDocument, DeskVoucherDocument } from './vouchers.generated.ts'

const voucherQuery = (id: string) =>
  queryOptions({
    queryKey: ['vouchers', 'one', id],
    queryFn: async ({ signal }) => (await request(DeskVoucherDocument, { id }, signal)).voucher,
  })

const route = getRouteApi('/offers/vouchers/$id')
const BACK = () => ({ to: '/offers/vouchers', label: m.offers_vouchers() }) as const

export function OneVoucher() {
  const { id } = route.useParams()
  return (
    <LoadedPage query={useQuery(voucherQuery(id))} title={m.offers_voucher()} back={BACK()}>
      {(stored) => <VoucherForm key={id} stored={stored} />}
    </LoadedPage>
  )
}

export function NewVoucher() {
  return <VoucherForm stored={null} />
}

const NO_CODES = { codes: [] }

function VoucherForm({ stored }: { stored: Voucher | null }) {
  const navigate = useNavigate()
  const channels = useChannels()
  const currencyOf = (channelId: string) => channels.find(({ id }) => id === channelId)?.currencyCode
  const [isAdding, setAdding] = useState(false)
  const [empty] = useState(() => emptyVoucher(fieldMoment(new Date().toISOString())))
  const edited = useEdited<VoucherDraft>({
    // Of another shape than what earlier versions kept as `voucher-by-worth`.
    noun: 'voucher-by-languages',
    id: stored?.id ?? null,
    server: stored ? draftOfVoucher(stored) : empty,
    fields: [
      'name',
      ...TRANSLATED_LANGUAGES.map((one) => `${one}.name`),
      'startDate',
      'endDate',
      'codes',
      'usageLimit',
      'minCheckoutItemsQuantity',
      ...channels.flatMap(({ id }) => [`listings.${id}.worth`, `listings.${id}.minimum`]),
    ],
    check: (draft) => [
      ...dateFaults(draft),
      ...(stored || draft.codes.length > 0 ? [] : [{ code: '', field: 'codes', message: m.offers_codes_needed() }]),
      ...numberFaults(draft, currencyOf),
    ],
    isSet: ([part]) => part === 'countries' || part === 'goods',
    read: formAnew(voucherQuery, draftOfVoucher),
    save: async (from, to, tell) => {
      if (stored) return { faults: await saveVoucher(stored.id, from, to, currencyOf) }
      const made = await createVoucher(empty, to, currencyOf, tell)
      return made.id ? { ...made, form: { ...to, ...NO_CODES } } : made
    },
    after: (id) => navigate({ to: '/offers/vouchers/$id', params: { id } }),
  })
  const { value, put, at } = edited
  return (
    <EditedPage
      edited={edited}
      title={stored ? stored.name || m.offers_voucher() : m.offers_new_voucher()}
      back={BACK()}
      aside={
        stored && (
          <>
            <OfferState startDate={stored.startDate} endDate={stored.endDate ?? null} />
            {stored.channelListings?.length === 0 && <Tag tone="clay">{m.offers_no_channel()}</Tag>}
            {m.offers_used_times({ count: stored.used, figure: countText(stored.used) })}
          </>
        )
      }
      make={m.offers_make()}
      labelOf={(path) => voucherLabel(path, channels)}
      wordsOf={([part, , of], found) =>
        part === 'goods' && Array.isArray(found)
          ? (found as { name: string }[]).map(({ name }) => name).join(', ') || '–'
          : part === 'countries'
            ? (found as string[]).map(countryName).join(', ') || '–'
            : part === 'listings' && of === 'worth' && Array.isArray(found)
              ? worthText(found as VoucherDraft['listings'][string]['worth'])
              : undefined
      }
      deletion={
        stored
          ? {
              title: m.offers_delete_ask({ name: stored.name ?? '' }),
              text: m.offers_delete_voucher_text(),
              run: () => mutate(DeskDeleteVoucherDocument, { id: stored.id }),
              onDone: () => queryClient.invalidateQueries({ queryKey: ['vouchers'] }),
            }
          : undefined
      }
    >
      <div className="offer-columns">
        <form
          className="offer-form"
          onSubmit={(event) => {
            event.preventDefault()
            edited.save()
          }}
        >
          <VoucherFields value={value} at={at} onChange={put} />
        </form>
        <div className="offer-side">
          {stored ? (
            <VoucherCodes id={stored.id} name={stored.name ?? ''} />
          ) : (
            <Section
              title={m.offers_codes()}
              actions={
                <Button look="link" onClick={() => setAdding(true)}>
                  {m.offers_add_codes()}
                </Button>
              }
            >
              {at('codes') ? (
                <p className="offer-refused" role="alert">
                  {at('codes')}
                </p>
              ) : (
                value.codes.length === 0 && <p className="offer-quiet">{m.offers_no_codes()}</p>
              )}
              <ul className="offer-chips">
                {value.codes.map((code) => (
                  <li key={code}>
                    <code>{code}</code>
                    <button
                      type="button"
                      aria-label={m.offers_take_away({ name: code })}
                      onClick={() => put({ codes: value.codes.filter((other) => other !== code) })}
                    >
                      <Icon name="x" small />
                    </button>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
      {isAdding && (
        <CodesDialog
          onClose={() => setAdding(false)}
          onAdd={(codes) => {
            put({ codes: [...new Set([...value.codes, ...codes])] })
            setAdding(false)
          }}
        />
      )}
    </EditedPage>
  )
}
