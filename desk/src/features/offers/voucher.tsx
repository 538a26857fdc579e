/** One voucher, new or stored: what it gives to whom, in which currencies, how often, and its codes. */
import { Button } from '@semena/ui/button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, SaveBar } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { troubleText } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { queryClient } from '../../platform/query-client.ts'
import { keepUnsaved, useUnsaved } from '../../platform/unsaved.ts'
import { CodesDialog, VoucherCodes } from './codes.tsx'
import { toField } from './dates.ts'
import { OfferState } from './states.tsx'
import { draftOfVoucher, emptyVoucher, type Voucher, type VoucherDraft } from './voucher-draft.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { createVoucher, saveVoucher } from './voucher-save.ts'
import { DeskDeleteVoucherDocument, DeskVoucherDocument } from './vouchers.generated.ts'

const voucherQuery = (id: string) =>
  queryOptions({
    queryKey: ['vouchers', 'one', id],
    queryFn: async ({ signal }) => (await request(DeskVoucherDocument, { id }, signal)).voucher,
  })

const route = getRouteApi('/offers/vouchers/$id')

export function OneVoucher() {
  const { id } = route.useParams()
  const { data, error, isPending } = useQuery(voucherQuery(id))
  if (data) return <VoucherForm key={id} stored={data} />
  return (
    <Page title={m.offers_voucher()} back={{ to: '/offers/vouchers', label: m.offers_vouchers() }}>
      {!isPending && <Nothing title={error ? troubleText(error) : m.offers_gone()} />}
    </Page>
  )
}

export function NewVoucher() {
  return <VoucherForm stored={null} />
}

function VoucherForm({ stored }: { stored: Voucher | null }) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [empty] = useState(() => emptyVoucher(toField(new Date().toISOString())))
  const onServer = stored ? draftOfVoucher(stored) : empty
  const unsaved = useUnsaved<VoucherDraft>(`voucher.${stored?.id ?? 'new'}`, onServer)
  const { value, set } = unsaved
  const fresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['vouchers'] })
  const save = useAct(
    async () => {
      if (stored) {
        const faults = await saveVoucher(stored.id, onServer, value)
        await fresh()
        if (!faults.length) unsaved.saved(value)
        return faults
      }
      const { id, faults } = await createVoucher(empty, value)
      if (!id) return faults
      unsaved.drop()
      // What was refused after the voucher was made is not lost: it waits on the voucher's own page.
      if (faults.length) keepUnsaved(`voucher.${id}`, { ...value, codes: [] })
      await fresh()
      await navigate({ to: '/offers/vouchers/$id', params: { id } })
      return faults
    },
    { fields: ['name', 'startDate', 'endDate', 'usageLimit', 'minCheckoutItemsQuantity'], done: m.parts_saved() },
  )
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskDeleteVoucherDocument, { id: stored!.id })
    if (faults.length) return faults
    unsaved.drop()
    await navigate({ to: '/offers/vouchers' })
    await fresh()
    return []
  })
  const put = (part: Partial<VoucherDraft>): void => set((before) => ({ ...before, ...part }))
  return (
    <Page
      title={stored ? stored.name || m.offers_voucher() : m.offers_new_voucher()}
      back={{ to: '/offers/vouchers', label: m.offers_vouchers() }}
      aside={
        stored && (
          <>
            <OfferState startDate={stored.startDate} endDate={stored.endDate ?? null} />
            {m.offers_used_times({ count: countText(stored.used) })}
          </>
        )
      }
      actions={
        stored ? (
          <Menu
            label={m.parts_more()}
            items={[{ label: m.parts_delete(), danger: true, onPress: () => setLeaving(true) }]}
          >
            <Icon name="more" />
          </Menu>
        ) : (
          <Button look="leaf" busy={save.busy} onClick={() => void save.run()}>
            {m.offers_make()}
          </Button>
        )
      }
    >
      <div className="offer-columns">
        <form
          className="offer-form"
          onSubmit={(event) => {
            event.preventDefault()
            void save.run()
          }}
        >
          <VoucherFields value={value} at={save.at} onChange={put} />
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
              {value.codes.length === 0 && <p className="offer-quiet">{m.offers_no_codes()}</p>}
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
      {stored && <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />}
      <Ask
        open={isLeaving}
        title={m.offers_delete_ask({ name: stored?.name ?? '' })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setLeaving(false)}
        onYes={() => void remove.run()}
      >
        <p>{m.offers_delete_voucher_text()}</p>
      </Ask>
    </Page>
  )
}
