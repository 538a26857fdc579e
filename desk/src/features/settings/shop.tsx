/** The shop itself: its name, address, the rules of accounts, whom its mails come from. */
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Fields, SaveBar } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { AddressFields, PLACE_FIELDS, placeInput, placeOf } from './address.tsx'
import { toSettings } from './index.tsx'
import { countOf, countText } from './numbers.ts'
import {
  DeskSaveShopAddressDocument,
  DeskSaveShopDocument,
  DeskShopSettingsDocument,
  type DeskShopSettingsQuery,
} from './shop.generated.ts'

const shopQuery = queryOptions({
  queryKey: ['shop', 'settings'],
  queryFn: async ({ signal }) => (await request(DeskShopSettingsDocument, {}, signal)).shop,
})

export function ShopSettings() {
  return (
    <Page title={m.settings_shop()} back={toSettings()}>
      <Loaded query={useQuery(shopQuery)}>{(shop) => <Form shop={shop} />}</Loaded>
    </Page>
  )
}

const valueOf = (shop: DeskShopSettingsQuery['shop']) => ({
  name: shop.name,
  description: shop.description ?? '',
  senderName: shop.defaultMailSenderName ?? '',
  senderAddress: shop.defaultMailSenderAddress ?? '',
  confirm: shop.enableAccountConfirmationByEmail ?? true,
  unconfirmed: shop.allowLoginWithoutConfirmation ?? false,
  limit: countText(shop.limitQuantityPerCheckout),
  track: shop.trackInventoryByDefault ?? true,
  approve: shop.fulfillmentAutoApprove,
  unpaid: shop.fulfillmentAllowUnpaid,
  passwordUrl: shop.customerSetPasswordUrl ?? '',
  address: placeOf(shop.companyAddress),
})

function Form({ shop }: { shop: DeskShopSettingsQuery['shop'] }) {
  const client = useQueryClient()
  const before = valueOf(shop)
  const unsaved = useUnsaved('settings.shop', before)
  const { value } = unsaved
  const set = (part: Partial<typeof value>): void => unsaved.set((now) => ({ ...now, ...part }))
  const save = useAct(
    async () => {
      const limit = countOf(value.limit)
      if (limit === undefined) return [{ code: 'INVALID', field: 'limitQuantityPerCheckout', message: null }]
      const faults = await inTurn([
        () =>
          mutate(DeskSaveShopDocument, {
            input: {
              name: value.name.trim(),
              description: value.description,
              defaultMailSenderName: value.senderName.trim() || null,
              defaultMailSenderAddress: value.senderAddress.trim() || null,
              enableAccountConfirmationByEmail: value.confirm,
              allowLoginWithoutConfirmation: value.unconfirmed,
              limitQuantityPerCheckout: limit,
              trackInventoryByDefault: value.track,
              fulfillmentAutoApprove: value.approve,
              fulfillmentAllowUnpaid: value.unpaid,
              customerSetPasswordUrl: value.passwordUrl.trim() || null,
            },
          }),
        ...(JSON.stringify(before.address) === JSON.stringify(value.address)
          ? []
          : [() => mutate(DeskSaveShopAddressDocument, { input: placeInput(value.address) })]),
      ])
      await client.invalidateQueries({ queryKey: ['shop'] })
      if (faults.length === 0) unsaved.saved(value)
      return faults
    },
    {
      fields: [
        ...PLACE_FIELDS,
        'name',
        'defaultMailSenderName',
        'defaultMailSenderAddress',
        'customerSetPasswordUrl',
        'limitQuantityPerCheckout',
      ],
      done: m.parts_saved(),
    },
  )
  return (
    <>
      <div className="settings">
        <Section title={m.settings_about()}>
          <TextField
            id="shop-name"
            label={m.settings_shop_name()}
            value={value.name}
            error={save.at('name')}
            required
            onChange={(name) => set({ name })}
          />
          <TextField
            id="shop-description"
            label={m.settings_description()}
            hint={m.settings_description_hint()}
            value={value.description}
            onChange={(description) => set({ description })}
          />
        </Section>
        <Section title={m.settings_address()}>
          <p className="settings-note">{m.settings_address_text()}</p>
          <AddressFields
            id="shop"
            value={value.address}
            act={save}
            onChange={(part) => set({ address: { ...value.address, ...part } })}
          />
        </Section>
        <Section title={m.settings_mails()}>
          <p className="settings-note">{m.settings_mails_text()}</p>
          <Fields>
            <TextField
              id="sender-name"
              label={m.settings_sender_name()}
              value={value.senderName}
              error={save.at('defaultMailSenderName')}
              onChange={(senderName) => set({ senderName })}
            />
            <TextField
              id="sender-address"
              type="email"
              label={m.settings_sender_address()}
              value={value.senderAddress}
              error={save.at('defaultMailSenderAddress')}
              onChange={(senderAddress) => set({ senderAddress })}
            />
          </Fields>
        </Section>
        <Section title={m.settings_accounts()}>
          <div className="settings-checks">
            <CheckField checked={value.confirm} onChange={(confirm) => set({ confirm })}>
              {m.settings_confirm()}
            </CheckField>
            <CheckField checked={value.unconfirmed} onChange={(unconfirmed) => set({ unconfirmed })}>
              {m.settings_unconfirmed()}
            </CheckField>
          </div>
          <TextField
            id="password-url"
            type="url"
            label={m.settings_password_url()}
            hint={m.settings_password_url_hint()}
            value={value.passwordUrl}
            error={save.at('customerSetPasswordUrl')}
            onChange={(passwordUrl) => set({ passwordUrl })}
          />
        </Section>
        <Section title={m.settings_goods()}>
          <Fields>
            <TextField
              id="limit"
              inputMode="numeric"
              label={m.settings_limit()}
              hint={m.settings_limit_hint()}
              value={value.limit}
              error={save.at('limitQuantityPerCheckout')}
              onChange={(limit) => set({ limit })}
            />
          </Fields>
          <div className="settings-checks">
            <CheckField checked={value.track} onChange={(track) => set({ track })}>
              {m.settings_track()}
            </CheckField>
            <CheckField checked={value.approve} onChange={(approve) => set({ approve })}>
              {m.settings_approve()}
            </CheckField>
            <CheckField checked={value.unpaid} onChange={(unpaid) => set({ unpaid })}>
              {m.settings_unpaid()}
            </CheckField>
          </div>
        </Section>
      </div>
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
    </>
  )
}
