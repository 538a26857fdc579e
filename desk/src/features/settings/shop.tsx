/** The shop itself: its name, address, the rules of accounts, whom its mails come from. */
import { TIME_ZONE_KEY } from '@semena/contract/days'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { LoadedPage } from '../../parts/loaded.tsx'
import { isSame } from '../../parts/merge.ts'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { readAnew } from '../../platform/query-client.ts'
import { setShopName } from '../../platform/shop-name.ts'
import { setZone } from '../../platform/zone.ts'
import { AddressFields, PLACE_FIELDS, placeInput, placeLabel, placeOf } from './address.tsx'
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
    <LoadedPage query={useQuery(shopQuery)} title={m.settings_shop()} back={toSettings()}>
      {(shop) => <Form shop={shop} />}
    </LoadedPage>
  )
}

const valueOf = (shop: DeskShopSettingsQuery['shop']) => ({
  name: shop.name,
  description: shop.description ?? '',
  senderName: shop.defaultMailSenderName ?? '',
  senderAddress: shop.defaultMailSenderAddress ?? '',
  confirm: shop.enableAccountConfirmationByEmail ?? true,
  unconfirmed: shop.allowLoginWithoutConfirmation ?? false,
  timeZone: shop.timeZone || 'UTC',
  limit: countText(shop.limitQuantityPerCheckout),
  track: shop.trackInventoryByDefault ?? true,
  approve: shop.fulfillmentAutoApprove,
  unpaid: shop.fulfillmentAllowUnpaid,
  passwordUrl: shop.customerSetPasswordUrl ?? '',
  address: placeOf(shop.companyAddress),
})

type Value = ReturnType<typeof valueOf>

function Form({ shop }: { shop: DeskShopSettingsQuery['shop'] }) {
  const edited = useEdited<Value>({
    noun: 'shop',
    id: shop.id,
    server: valueOf(shop),
    fields: [
      ...PLACE_FIELDS,
      'name',
      'defaultMailSenderName',
      'defaultMailSenderAddress',
      'customerSetPasswordUrl',
      'limitQuantityPerCheckout',
      'timeZone',
    ],
    check: ({ limit }) =>
      countOf(limit) === undefined ? [{ code: 'INVALID', field: 'limitQuantityPerCheckout', message: null }] : [],
    read: async () => valueOf(await readAnew(shopQuery)),
    save: async (from, to) => {
      const faults = await inTurn([
        () =>
          mutate(DeskSaveShopDocument, {
            input: {
              name: to.name.trim(),
              description: to.description,
              defaultMailSenderName: to.senderName.trim(),
              defaultMailSenderAddress: to.senderAddress.trim() || null,
              enableAccountConfirmationByEmail: to.confirm,
              allowLoginWithoutConfirmation: to.unconfirmed,
              limitQuantityPerCheckout: countOf(to.limit) ?? null,
              metadata: [{ key: TIME_ZONE_KEY, value: to.timeZone }],
              trackInventoryByDefault: to.track,
              fulfillmentAutoApprove: to.approve,
              fulfillmentAllowUnpaid: to.unpaid,
              customerSetPasswordUrl: to.passwordUrl.trim() || null,
            },
          }),
        ...(isSame(from.address, to.address)
          ? []
          : [() => mutate(DeskSaveShopAddressDocument, { input: placeInput(to.address) })]),
      ])
      if (faults.length === 0) {
        setZone(to.timeZone)
        setShopName(to.name.trim())
      }
      return { faults }
    },
  })
  const { value, put: set, at } = edited
  return (
    <EditedPage
      edited={edited}
      title={m.settings_shop()}
      back={toSettings()}
      make={m.parts_save()}
      labelOf={([part, key]) =>
        part === 'address' ? placeLabel(key as keyof Value['address']) : SHOP_FIELDS[part as keyof typeof SHOP_FIELDS]()
      }
    >
      <div className="settings">
        <Section title={m.settings_about()}>
          <TextField
            id="shop-name"
            label={m.settings_shop_name()}
            value={value.name}
            error={at('name')}
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
          <SelectField
            id="shop-zone"
            label={m.settings_zone()}
            hint={m.settings_zone_hint()}
            value={value.timeZone}
            error={at('timeZone')}
            required
            placeholder={m.settings_zone()}
            options={ZONES}
            onChange={(timeZone) => set({ timeZone })}
          />
        </Section>
        <Section title={m.settings_address()}>
          <p className="settings-note">{m.settings_address_text()}</p>
          <AddressFields
            id="shop"
            value={value.address}
            act={edited}
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
              error={at('defaultMailSenderName')}
              onChange={(senderName) => set({ senderName })}
            />
            <TextField
              id="sender-address"
              type="email"
              label={m.settings_sender_address()}
              value={value.senderAddress}
              error={at('defaultMailSenderAddress')}
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
            error={at('customerSetPasswordUrl')}
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
              error={at('limitQuantityPerCheckout')}
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
    </EditedPage>
  )
}

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))

const SHOP_FIELDS = {
  timeZone: m.settings_zone,
  name: m.settings_shop_name,
  description: m.settings_description,
  senderName: m.settings_sender_name,
  senderAddress: m.settings_sender_address,
  confirm: m.settings_confirm,
  unconfirmed: m.settings_unconfirmed,
  limit: m.settings_limit,
  track: m.settings_track,
  approve: m.settings_approve,
  unpaid: m.settings_unpaid,
  passwordUrl: m.settings_password_url,
}
