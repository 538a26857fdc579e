/** The form of an address: the fields that its country has, typed text kept until it is saved. */
import type { CountryCode } from '@semena/contract/enums'
import { Button } from '@semena/ui/button'
import { Dialog } from '@semena/ui/dialog'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { useCountries } from '../../parts/countries.ts'
import { Fields } from '../../parts/forms.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useChannels } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { DeskAddAddressDocument, DeskAddressRulesDocument, DeskChangeAddressDocument } from './customer.generated.ts'
import { type CustomerAddress, customersChanged } from './queries.ts'

const FIELDS = [
  ['firstName', m.customers_first_name],
  ['lastName', m.customers_last_name],
  ['companyName', m.customers_company],
  ['streetAddress1', m.customers_street],
  ['streetAddress2', m.customers_street_more],
  ['postalCode', m.customers_postal_code],
  ['city', m.customers_city],
  ['cityArea', m.customers_city_area],
  ['countryArea', m.customers_area],
  ['phone', m.customers_phone],
] as const
type Field = (typeof FIELDS)[number][0]
type Values = Record<Field | 'country', string>

/** What every country has. */
const ALWAYS: ReadonlySet<Field> = new Set(['firstName', 'lastName', 'streetAddress1', 'city', 'phone'])

export function AddressDialog({
  userId,
  address,
  names,
  onClose,
}: {
  userId: string
  /** Null for a new one. */
  address: CustomerAddress | null
  names: { firstName: string; lastName: string }
  onClose: () => void
}) {
  const countries = useCountries()
  const [channel] = useChannels()
  const unsaved = useUnsaved<Values>(`customer.${userId}.address.${address?.id ?? 'new'}`, {
    ...(Object.fromEntries(FIELDS.map(([name]) => [name, address?.[name] ?? ''])) as Record<Field, string>),
    ...(address ? {} : { firstName: names.firstName, lastName: names.lastName }),
    country: address?.country.code ?? channel?.defaultCountry.code ?? '',
  })
  const { value, set } = unsaved
  const { data: rules } = useQuery({
    queryKey: ['countries', 'rules', value.country],
    enabled: value.country !== '',
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await request(DeskAddressRulesDocument, { country: value.country as CountryCode }, signal))
        .addressValidationRules,
  })
  const save = useAct(
    async () => {
      const input = { ...value, country: value.country as CountryCode }
      const { faults } = address
        ? await mutate(DeskChangeAddressDocument, { id: address.id, input })
        : await mutate(DeskAddAddressDocument, { userId, input })
      if (faults.length) return faults
      unsaved.saved(value)
      await customersChanged()
      onClose()
      return []
    },
    { fields: [...FIELDS.map(([name]) => name), 'country'], done: m.parts_saved() },
  )
  const shown = FIELDS.filter(
    ([name]) => ALWAYS.has(name) || !rules || rules.allowedFields.includes(name) || value[name] !== '',
  )
  const title = address ? m.customers_change_address() : m.customers_add_address()
  return (
    <Dialog open onClose={onClose} label={title} closeLabel={m.parts_close()}>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault()
          void save.run()
        }}
      >
        <h2 className="ask-title">{title}</h2>
        <SelectField
          id="address-country"
          label={m.customers_country()}
          placeholder={m.customers_country()}
          required
          value={value.country}
          error={save.at('country')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(country) => set((before) => ({ ...before, country }))}
        />
        <Fields>
          {shown.map(([name, label]) =>
            name === 'countryArea' && rules && rules.countryAreaChoices.length > 0 ? (
              <SelectField
                key={name}
                id={`address-${name}`}
                label={label()}
                placeholder="–"
                value={value[name]}
                error={save.at(name)}
                options={rules.countryAreaChoices.map(({ raw, verbose }) => ({
                  value: raw ?? '',
                  label: verbose ?? raw ?? '',
                }))}
                onChange={(text) => set((before) => ({ ...before, [name]: text }))}
              />
            ) : (
              <TextField
                key={name}
                id={`address-${name}`}
                label={label()}
                required={rules?.requiredFields.includes(name) ?? false}
                value={value[name]}
                error={save.at(name)}
                onChange={(text) => set((before) => ({ ...before, [name]: text }))}
              />
            ),
          )}
        </Fields>
        <div className="ask-actions">
          <Button
            look="line"
            onClick={() => {
              unsaved.drop()
              onClose()
            }}
          >
            {m.parts_cancel()}
          </Button>
          <Button look="leaf" type="submit" busy={save.busy}>
            {m.parts_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
