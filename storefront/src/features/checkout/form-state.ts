/** The rules of the checkout form, without a screen: its values, what is wrong with them, and what is not saved yet. */
import type { CodedError } from '../errors/index.ts'
import {
  ADDRESS_FIELDS,
  type AddressFault,
  type AddressField,
  type AddressValues,
  checkAddress,
  isEmail,
  sameAddress,
  tidyAddress,
} from '../address/index.ts'

export interface CheckoutForm {
  email: string
  shipping: AddressValues
  sameBilling: boolean
  billing: AddressValues
  deliveryId: string | null
  consent: boolean
}

/** The values that the service has. */
export interface SavedForm {
  email: string
  shipping: AddressValues | null
  billing: AddressValues | null
  deliveryId: string | null
  /** The country of the shipping address, which the service may have before the rest is complete; null for none. */
  country?: string | null
}

export type AddressKind = 'shipping' | 'billing'
/** A field's name on this page. */
export type FieldName = 'email' | `${AddressKind}.${AddressField}` | 'delivery' | 'payment' | 'consent'
/** The steps that are saved one by one. */
export type SavedStep = 'email' | AddressKind | 'delivery'
export type Step = SavedStep | 'complete'

const addressNames = (kind: AddressKind): FieldName[] => ADDRESS_FIELDS.map((field) => `${kind}.${field}` as const)
export const FIELD_ORDER: readonly FieldName[] = [
  'email',
  ...addressNames('shipping'),
  ...addressNames('billing'),
  'delivery',
  'payment',
  'consent',
]

export const billingOf = (form: CheckoutForm): AddressValues => (form.sameBilling ? form.shipping : form.billing)

/** A customer's default addresses; null where there is none. */
export interface DefaultAddresses {
  shipping: AddressValues | null
  billing: AddressValues | null
}

/**
 * The changes that fill a checkout in with a customer's default addresses. There are none where the checkout has an
 * address already, or somebody has begun to type one.
 */
export function filledIn(
  form: CheckoutForm,
  saved: SavedForm,
  { shipping, billing }: DefaultAddresses,
  ships: boolean,
): Partial<CheckoutForm> {
  const begun = [form.shipping, form.billing].some((address) =>
    ADDRESS_FIELDS.some((field) => field !== 'country' && address[field] !== ''),
  )
  if (begun || saved.shipping || saved.billing) return {}
  const other = billing && !(ships && shipping && sameAddress(shipping, billing))
  return {
    ...(ships && shipping ? { shipping } : {}),
    ...(other ? { billing, sameBilling: false } : {}),
  }
}

/** A step's value as one text, for telling whether it has changed. */
export function stepValue(step: SavedStep, form: CheckoutForm): string {
  if (step === 'email') return form.email.trim()
  if (step === 'delivery') return form.deliveryId ?? ''
  return JSON.stringify(tidyAddress(step === 'shipping' ? form.shipping : billingOf(form)))
}

/** The shipping method to begin with: the cheapest that can be chosen, the first of several; null for none. */
export const cheapestMethod = (
  methods: readonly { id: string; active: boolean; price: { amount: number } }[],
): string | null =>
  methods.filter(({ active }) => active).toSorted((a, b) => a.price.amount - b.price.amount)[0]?.id ?? null

/** What the order needs beside what is typed. */
export interface Needs {
  shipping: boolean
  canPay: boolean
  /** Whether there are shipping methods to choose from, which mostly come once the address is complete. */
  canShip: boolean
}

/** The faults that stop the order before the service is asked. */
export function checkForm(form: CheckoutForm, needs: Needs): Partial<Record<FieldName, AddressFault>> {
  const faults: Partial<Record<FieldName, AddressFault>> = {}
  const address = (kind: AddressKind, values: AddressValues): void => {
    for (const [field, fault] of Object.entries(checkAddress(values)))
      faults[`${kind}.${field as AddressField}`] = fault
  }
  if (!isEmail(form.email)) faults.email = form.email.trim() ? 'INVALID' : 'REQUIRED'
  if (needs.shipping) address('shipping', form.shipping)
  if (!needs.shipping || !form.sameBilling) address('billing', form.billing)
  if (needs.shipping && !form.deliveryId && needs.canShip) faults.delivery = 'REQUIRED'
  if (!needs.canPay) faults.payment = 'REQUIRED'
  if (!form.consent) faults.consent = 'REQUIRED'
  return faults
}

/**
 * Whether the country differs from the saved one: it decides the shipping methods, so it is saved before the address is
 * complete.
 */
export const movesAway = ({ shipping }: CheckoutForm, { country }: SavedForm): boolean =>
  Boolean(country && shipping.country && shipping.country !== country)

/** The steps whose values are complete and differ from the service's, in the order in which they must be saved. */
export function toSave(form: CheckoutForm, saved: SavedForm): SavedStep[] {
  const steps: SavedStep[] = []
  const ready = (values: AddressValues, known: AddressValues | null): boolean =>
    Object.keys(checkAddress(values)).length === 0 && !(known && sameAddress(values, known))
  if (isEmail(form.email) && form.email.trim() !== saved.email) steps.push('email')
  if (ready(form.shipping, saved.shipping) || movesAway(form, saved)) steps.push('shipping')
  if (ready(billingOf(form), saved.billing)) steps.push('billing')
  if (form.deliveryId && form.deliveryId !== saved.deliveryId) steps.push('delivery')
  return steps
}

/** The steps that are complete and whose values the service has. */
export function savedSteps(form: CheckoutForm, saved: SavedForm): ReadonlySet<SavedStep> {
  const has = (values: AddressValues, known: AddressValues | null): boolean =>
    known !== null && sameAddress(values, known)
  const steps = new Set<SavedStep>()
  if (saved.email !== '' && form.email.trim() === saved.email) steps.add('email')
  if (has(form.shipping, saved.shipping)) steps.add('shipping')
  if (has(billingOf(form), saved.billing)) steps.add('billing')
  if (form.deliveryId !== null && form.deliveryId === saved.deliveryId) steps.add('delivery')
  return steps
}

const BY_CODE: Record<string, FieldName | undefined> = {
  EMAIL_NOT_SET: 'email',
  SHIPPING_ADDRESS_NOT_SET: 'shipping.streetAddress1',
  BILLING_ADDRESS_NOT_SET: 'billing.streetAddress1',
  SHIPPING_METHOD_NOT_SET: 'delivery',
  SHIPPING_METHOD_NOT_APPLICABLE: 'delivery',
  DELIVERY_METHOD_NOT_APPLICABLE: 'delivery',
  INVALID_SHIPPING_METHOD: 'delivery',
}

/** The field on this page that an error of the service belongs to; null if it belongs to none. */
export function fieldOf(
  error: CodedError & { addressType?: string | null },
  step: Step,
  sameBilling: boolean,
): FieldName | null {
  const known = BY_CODE[error.code]
  if (known === 'billing.streetAddress1' && sameBilling) return 'shipping.streetAddress1'
  if (known) return known
  if (error.field === 'email') return 'email'
  const type = error.addressType?.toLowerCase() ?? step
  if (type !== 'shipping' && type !== 'billing') return null
  const kind: AddressKind = type === 'billing' && sameBilling ? 'shipping' : type
  const field = ADDRESS_FIELDS.find((name) => name === error.field)
  return field ? `${kind}.${field}` : null
}
