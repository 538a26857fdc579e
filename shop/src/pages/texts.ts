/** The few words the shop's process says itself, when the storefront cannot. */
import type { Language } from '@semena/contract/limits'

export interface Texts {
  title: string
  text: string
  action: string
}

export const MAINTENANCE: Record<Language, Texts> = {
  en: {
    title: 'We will be back soon',
    text: 'The shop is closed for a short while so that we can put something in order. Nothing you ordered is lost.',
    action: 'Write to us',
  },
  ru: {
    title: 'Мы скоро вернёмся',
    text: 'Магазин ненадолго закрыт: мы наводим порядок. Ваши заказы никуда не денутся.',
    action: 'Написать нам',
  },
  cs: {
    title: 'Brzy jsme zpět',
    text: 'Obchod je na chvíli zavřený, dáváme něco do pořádku. O žádnou objednávku nepřijdete.',
    action: 'Napište nám',
  },
}

export const UNAVAILABLE: Record<Language, Texts> = {
  en: {
    title: 'This page did not arrive',
    text: 'The shop does not answer right now. Please try again in a moment.',
    action: 'Try again',
  },
  ru: {
    title: 'Страница не загрузилась',
    text: 'Магазин сейчас не отвечает. Попробуйте ещё раз чуть позже.',
    action: 'Попробовать снова',
  },
  cs: {
    title: 'Stránka se nenačetla',
    text: 'Obchod právě neodpovídá. Zkuste to prosím za chvíli.',
    action: 'Zkusit znovu',
  },
}
