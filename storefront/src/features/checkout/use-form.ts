/** The state of the checkout form: its values, saving them step by step, and what is wrong with them. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  type Needs,
  type SavedForm,
  type SavedStep,
  type Step,
  billingOf,
  cheapestMethod,
  checkForm,
  fieldOf,
  filledIn,
  movesAway,
  savedSteps,
  stepValue,
  toSave,
} from './form-state.ts'

/** Milliseconds after the last key before the values are saved; leaving a field saves them at once. */
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
  /** The texts of errors that belong to no field. */
  const [refusals, setRefusals] = useState('')
  /** Whether the chosen shipping method was dropped because it is not offered for the address. */
  const [wasDropped, setDropped] = useState(false)
  const [saving, setSaving] = useState<ReadonlySet<Step>>(new Set())
  const latest = useRef(form)
  const saved = useRef(firstSaved)
  /** The checkout as the service has answered it last. */
  const answered = useRef(checkout)
  /** The checkout as the page shows it, which is also read again by itself. */
  const shown = useRef(checkout)
  const [inTurn] = useState(createQueue)
  const timer = useRef<number>(undefined)
  const wasFilledIn = useRef(false)
  /** Whether a shipping method was chosen before, by the shopper or by itself. */
  const hadDelivery = useRef(false)
  /** The value of each step that the service refused last. */
  const refused = useRef<Partial<Record<SavedStep, string>>>({})

  /** Changes the form; a function gets the current values. */
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

  /**
   * The cheapest shipping method is chosen when there are methods for the first time, so that the total is true. One
   * that is no longer offered (another address, a promo code, fewer goods) leaves nothing chosen, which the page says.
   */
  const settleDelivery = useCallback(
    (now: CheckoutDetails) => {
      if (methodId(now) === null) saved.current = { ...saved.current, deliveryId: null }
      const { deliveryId } = latest.current
      if (deliveryId) {
        hadDelivery.current = true
        if (now.shippingMethods.some(({ id, active }) => active && id === deliveryId)) return
        set({ deliveryId: null })
        setDropped(true)
      } else if (!hadDelivery.current && !movesAway(latest.current, saved.current)) {
        set({ deliveryId: cheapestMethod(now.shippingMethods) })
      }
    },
    [set],
  )
  useLayoutEffect(() => {
    shown.current = checkout
    settleDelivery(checkout)
  }, [checkout, settleDelivery])

  /** Takes over a checkout that the service has answered. */
  const take = useCallback(
    (now: CheckoutDetails, changed: Partial<SavedForm>) => {
      answered.current = now
      saved.current = { ...saved.current, ...changed }
      settleDelivery(now)
      replace(now)
    },
    [replace, settleDelivery],
  )

  /**
   * Takes note of what another tab or device has changed since the service answered this page. Returns whether it has:
   * what this page shows must then be saved again, because that is what is ordered here.
   */
  const learn = useCallback((now: CheckoutDetails): boolean => {
    const [{ saved: before }, { saved: theirs }] = [initialForm(answered.current), initialForm(now)]
    answered.current = now
    const names = (Object.keys(theirs) as (keyof SavedForm)[]).filter(
      (name) => JSON.stringify(theirs[name]) !== JSON.stringify(before[name]),
    )
    saved.current = { ...saved.current, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) }
    return names.length > 0
  }, [])

  const saveStep = useCallback(
    async (step: SavedStep): Promise<'saved' | 'refused' | 'overtaken'> => {
      const now = latest.current
      setSaving((steps) => new Set(steps).add(step))
      try {
        const { id } = checkout
        const unfinished = step === 'shipping' && Object.keys(checkAddress(now.shipping)).length > 0
        const result = await (step === 'email'
          ? api.saveEmail(shown.current, now.email)
          : step === 'shipping'
            ? api.saveShipping(id, now.shipping, unfinished)
            : step === 'billing'
              ? api.saveBilling(shown.current, billingOf(now))
              : api.saveDelivery(shown.current, now.deliveryId ?? ''))
        if (!result.checkout || result.errors.length > 0) {
          // The country is saved even when the service refuses the address.
          if (step === 'shipping' && !unfinished && movesAway(now, saved.current)) {
            const moved = await api.saveShipping(id, now.shipping, true)
            if (moved.checkout) take(moved.checkout, { shipping: null, country: now.shipping.country })
          }
          // The refused value has been changed meanwhile, and the new value will get its own answer.
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
   * Saves the steps that are complete and changed; returns true when the service has accepted all of them. `insist`
   * sends values again that were refused before and have not been changed since. Throws when the connection fails.
   */
  const save = useCallback(
    (insist: boolean): Promise<boolean> => {
      window.clearTimeout(timer.current)
      return inTurn(async () => {
        const failed = new Set<SavedStep>()
        const skip = (step: SavedStep, steps: SavedStep[]): boolean => {
          const now = latest.current
          // The same address is not sent twice: the service must first accept it as the shipping address.
          if (failed.has(step) || (step === 'billing' && now.sameBilling && steps.includes('shipping'))) return true
          return !insist && refused.current[step] === stepValue(step, now)
        }
        for (;;) {
          const step = toSave(latest.current, saved.current).find((one, _at, steps) => !skip(one, steps))
          if (!step) return failed.size === 0
          // Steps are saved one after another, because each answer is the whole checkout.
          // oxlint-disable-next-line no-await-in-loop
          if ((await saveStep(step)) === 'refused') failed.add(step)
        }
      })
    },
    [inTurn, saveStep],
  )

  /** Saves in the background; whatever fails is tried again, and reported, when ordering. */
  const saveQuietly = useCallback(() => void save(false).catch(() => undefined), [save])
  /** Fills the form in once, so that fields emptied afterwards stay empty. */
  const fillIn = useCallback(
    (defaults: DefaultAddresses) => {
      if (wasFilledIn.current) return
      wasFilledIn.current = true
      set((now) => filledIn(now, saved.current, defaults, checkout.isShippingRequired))
      saveQuietly()
    },
    [checkout.isShippingRequired, saveQuietly, set],
  )
  // Whoever has chosen it, the chosen method is saved at once: the total depends on it.
  useEffect(() => {
    if (form.deliveryId !== null) saveQuietly()
  }, [form.deliveryId, saveQuietly])
  const saveSoon = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(saveQuietly, PAUSE)
  }, [saveQuietly])
  useEffect(() => {
    // Values typed without a connection are saved when it is back.
    window.addEventListener('online', saveQuietly)
    return () => {
      window.clearTimeout(timer.current)
      window.removeEventListener('online', saveQuietly)
    }
  }, [saveQuietly])

  /** Shows what is wrong and moves the focus to the first fault. Returns true when nothing is wrong. */
  const check = useCallback(
    (needs: Needs): boolean => {
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

  /** Whether the service has a step's current values. */
  const isSaved = (step: SavedStep): boolean => savedSteps(form, saved.current).has(step)

  return {
    form,
    faults,
    focusFault,
    refusals,
    saving,
    set,
    learn,
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
    /** Whether the form's country is not the one whose shipping methods and prices are known. */
    isElsewhere: movesAway(form, saved.current),
    wasDropped,
    setDropped,
  }
}

/** Texts for the service's errors: by field for those that belong to one, and the rest as one text. */
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

/** The control of the first fault in the order of the page; for a choice of several, its container. */
function firstFault(faults: Faults<FieldName>): HTMLElement | null {
  const first = FIELD_ORDER.find((name) => faults[name])
  return first ? document.getElementById(fieldId(first)) : null
}
