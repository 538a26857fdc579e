/** The checkout form's life: what is typed, what is saved step by step, what is wrong, and the order at the end. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { userStore } from '../../platform/user-store.ts'
import { EMPTY_ADDRESS, checkAddress, fromService, sameAddress } from '../address/index.ts'
import { type BasketError, createQueue } from '../basket/index.ts'
import { errorText, prepareErrors } from '../errors/index.ts'
import { type Faults, useFaults } from '../forms/index.ts'
import type { CheckoutApi, CheckoutDetails } from './api.ts'
import { fieldId } from './field-id.ts'
import { checkText, serviceTexts } from './fault-text.ts'
import {
  type AddressKind,
  type CheckoutForm,
  type DefaultAddresses,
  FIELD_ORDER,
  type FieldName,
  type SavedForm,
  type SavedStep,
  type Step,
  billingOf,
  checkForm,
  fieldOf,
  filledIn,
  movesAway,
  savedSteps,
  stepValue,
  toSave,
} from './form-state.ts'

/** After the last key the values are saved; leaving a field saves at once. */
const PAUSE = 1_200

function initialForm(checkout: CheckoutDetails): { form: CheckoutForm; saved: SavedForm } {
  const shipping = checkout.shippingAddress && fromService(checkout.shippingAddress)
  const billing = checkout.billingAddress && fromService(checkout.billingAddress)
  const email = checkout.email ?? ''
  const own = userStore.get().me?.email ?? ''
  const deliveryId = checkout.shippingMethods.find(({ id }) => id === methodId(checkout))?.id ?? null
  const sameBilling = checkout.isShippingRequired && (!billing || (shipping !== null && sameAddress(shipping, billing)))
  return {
    form: {
      email: email || own,
      shipping: shipping ?? EMPTY_ADDRESS,
      sameBilling,
      billing: billing ?? EMPTY_ADDRESS,
      deliveryId,
      consent: false,
    },
    saved: { email, shipping, billing, deliveryId, country: shipping?.country ?? null },
  }
}

const methodId = ({ deliveryMethod }: CheckoutDetails): string | null =>
  deliveryMethod && 'id' in deliveryMethod ? deliveryMethod.id : null

export function useCheckoutForm(
  checkout: CheckoutDetails,
  api: CheckoutApi,
  replace: (checkout: CheckoutDetails) => void,
) {
  const [{ form: first, saved: firstSaved }] = useState(() => initialForm(checkout))
  const [form, setForm] = useState(first)
  const { faults, setFaults, refuse, clear, focusFault } = useFaults<FieldName>(firstFault)
  /** What no field is to blame for. */
  const [refusals, setRefusals] = useState('')
  /** The chosen way of delivery does not go to the country that was chosen since. */
  const [wasDropped, setDropped] = useState(false)
  const [saving, setSaving] = useState<ReadonlySet<Step>>(new Set())
  const latest = useRef(form)
  const saved = useRef(firstSaved)
  const [inTurn] = useState(createQueue)
  const timer = useRef<number>(undefined)
  const wasFilledIn = useRef(false)
  /** What the service refused last, step by step. */
  const refused = useRef<Partial<Record<SavedStep, string>>>({})

  /** A function gets the values of this moment. */
  const set = useCallback((change: Partial<CheckoutForm> | ((now: CheckoutForm) => Partial<CheckoutForm>)) => {
    const now = latest.current
    latest.current = { ...now, ...(typeof change === 'function' ? change(now) : change) }
    setForm(latest.current)
  }, [])

  const clearAddress = useCallback(
    (kind: AddressKind) => {
      setFaults((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !name.startsWith(`${kind}.`))))
    },
    [setFaults],
  )

  /** The service has something new. */
  const take = useCallback(
    (now: CheckoutDetails, changed: Partial<SavedForm>) => {
      const method = methodId(now) === null ? { deliveryId: null } : {}
      saved.current = { ...saved.current, ...method, ...changed }
      // Another address may have other ways of delivery: one that is gone must be chosen anew.
      const { deliveryId } = latest.current
      const isOffered = now.shippingMethods.some(({ id, active }) => active && id === deliveryId)
      if (deliveryId && !isOffered) {
        set({ deliveryId: null })
        setDropped(true)
      }
      replace(now)
    },
    [replace, set],
  )

  const saveStep = useCallback(
    async (step: SavedStep): Promise<'saved' | 'refused' | 'overtaken'> => {
      const now = latest.current
      setSaving((steps) => new Set(steps).add(step))
      try {
        const { id } = checkout
        const unfinished = step === 'shipping' && Object.keys(checkAddress(now.shipping)).length > 0
        const result = await (step === 'email'
          ? api.saveEmail(id, now.email)
          : step === 'shipping'
            ? api.saveShipping(id, now.shipping, unfinished)
            : step === 'billing'
              ? api.saveBilling(id, billingOf(now))
              : api.saveDelivery(id, now.deliveryId ?? ''))
        if (!result.checkout || result.errors.length > 0) {
          // The country holds, whatever else is wrong with the address.
          if (step === 'shipping' && !unfinished && movesAway(now, saved.current)) {
            const moved = await api.saveShipping(id, now.shipping, true)
            if (moved.checkout) take(moved.checkout, { shipping: null, country: now.shipping.country })
          }
          // What was refused has been changed meanwhile: the new value will get its own answer.
          if (stepValue(step, latest.current) !== stepValue(step, now)) return 'overtaken'
          refused.current = { ...refused.current, [step]: stepValue(step, now) }
          const found = await place(result.errors, step, now.sameBilling)
          setFaults((known) => ({ ...known, ...found.faults }))
          setRefusals(found.refusals)
          return 'refused'
        }
        setRefusals('')
        const changed = {
          email: { email: now.email.trim() },
          shipping: { shipping: unfinished ? null : now.shipping, country: now.shipping.country },
          billing: { billing: billingOf(now) },
          delivery: { deliveryId: now.deliveryId },
        }[step]
        take(result.checkout, changed)
        return 'saved'
      } finally {
        setSaving((steps) => new Set([...steps].filter((other) => other !== step)))
      }
    },
    [api, checkout, setFaults, take],
  )

  /**
   * Saves what is complete and new; true when the service has all of it. A failed connection throws. `insist` sends again
   * what was refused before and has not been changed since.
   */
  const save = useCallback(
    (insist: boolean): Promise<boolean> => {
      window.clearTimeout(timer.current)
      return inTurn(async () => {
        const failed = new Set<SavedStep>()
        const skip = (step: SavedStep, steps: SavedStep[]): boolean => {
          const now = latest.current
          // The same address is not asked about twice: first it must go through as the shipping address.
          if (failed.has(step) || (step === 'billing' && now.sameBilling && steps.includes('shipping'))) return true
          return !insist && refused.current[step] === stepValue(step, now)
        }
        for (;;) {
          const step = toSave(latest.current, saved.current).find((one, _at, steps) => !skip(one, steps))
          if (!step) return failed.size === 0
          // One after another: each answer is the whole checkout.
          // oxlint-disable-next-line no-await-in-loop
          if ((await saveStep(step)) === 'refused') failed.add(step)
        }
      })
    },
    [inTurn, saveStep],
  )

  /** Saving on the way is a convenience: whatever fails is tried again, and told, when ordering. */
  const saveQuietly = useCallback(() => void save(false).catch(() => undefined), [save])
  /** Once: what was emptied since stays empty. */
  const fillIn = useCallback(
    (defaults: DefaultAddresses) => {
      if (wasFilledIn.current) return
      wasFilledIn.current = true
      set((now) => filledIn(now, saved.current, defaults, checkout.isShippingRequired))
      saveQuietly()
    },
    [checkout.isShippingRequired, saveQuietly, set],
  )
  const saveSoon = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(saveQuietly, PAUSE)
  }, [saveQuietly])
  useEffect(() => {
    // What was typed without a connection is saved when it is back.
    window.addEventListener('online', saveQuietly)
    return () => {
      window.clearTimeout(timer.current)
      window.removeEventListener('online', saveQuietly)
    }
  }, [saveQuietly])

  /** Shows what is wrong and puts the focus on the first of it. True when nothing is. */
  const check = useCallback(
    (needs: { shipping: boolean; canPay: boolean }): boolean => {
      const found = Object.fromEntries(
        Object.entries(checkForm(latest.current, needs)).map(([name, code]) => [
          name,
          checkText(name as FieldName, code),
        ]),
      ) as Faults<FieldName>
      refuse(found)
      return Object.keys(found).length === 0
    },
    [refuse],
  )

  const showErrors = useCallback(
    async (errors: readonly BasketError[]) => {
      const found = await place(errors, 'complete', latest.current.sameBilling)
      setRefusals(found.refusals)
      refuse(found.faults)
    },
    [refuse],
  )
  useEffect(prepareErrors, [])

  /** Whether the service has what stands in a step. */
  const isSaved = (step: SavedStep): boolean => savedSteps(form, saved.current).has(step)

  return {
    form,
    faults,
    focusFault,
    refusals,
    saving,
    set,
    fillIn,
    clearFault: clear,
    clearAddress,
    setFaults,
    setRefusals,
    save,
    saveQuietly,
    saveSoon,
    check,
    showErrors,
    isSaved,
    /** The form's country is not the one whose ways of delivery and prices are known. */
    isElsewhere: movesAway(form, saved.current),
    wasDropped,
    setDropped,
  }
}

/** Errors of the service in words: beside the fields they belong to, and the rest together. */
async function place(
  errors: readonly BasketError[],
  step: Step,
  sameBilling: boolean,
): Promise<{ faults: Faults<FieldName>; refusals: string }> {
  const text = await serviceTexts()
  const placed = errors.map((error) => [fieldOf(error, step, sameBilling), error] as const)
  const rest = placed.flatMap(([name, error]) => (name ? [] : [error]))
  return {
    faults: Object.fromEntries(placed.flatMap(([name, error]) => (name ? [[name, text(name, error)]] : []))),
    refusals: rest.length > 0 || errors.length === 0 ? await errorText(rest) : '',
  }
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>

/** In the order of the page; what is to be chosen has no single control that could be marked as wrong. */
function firstFault(faults: Faults<FieldName>): HTMLElement | null {
  const first = FIELD_ORDER.find((name) => faults[name])
  return first ? document.getElementById(fieldId(first)) : null
}
