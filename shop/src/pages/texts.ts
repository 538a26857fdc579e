/** The few texts that the shop's process says itself when the storefront cannot. */
import type { Language } from '@semena/contract/languages'

export interface Texts {
  title: string
  text: string
  action: string
}

export const MAINTENANCE: Record<Language, Texts> = {
  en: {
    title: 'We will be back soon',
    text: 'The shop is closed for maintenance. Your orders are safe. If you have a question, write to us.',
    action: 'Write to us',
  },
  ru: {
    title: 'Мы скоро вернёмся',
    text: 'В магазине идут технические работы. Все заказы сохранены. Если у вас есть вопрос, напишите нам.',
    action: 'Написать нам',
  },
  cs: {
    title: 'Brzy jsme zpět',
    text: 'V obchodě probíhá údržba. Všechny objednávky jsou v pořádku uložené. Máte-li dotaz, napište nám.',
    action: 'Napsat nám',
  },
}

export const UNAVAILABLE: Record<Language, Texts> = {
  en: {
    title: 'This page did not load',
    text: 'The shop is not responding right now. Please try again in a moment.',
    action: 'Try again',
  },
  ru: {
    title: 'Страница не загрузилась',
    text: 'Магазин сейчас не отвечает. Попробуйте ещё раз чуть позже.',
    action: 'Попробовать ещё раз',
  },
  cs: {
    title: 'Stránka se nenačetla',
    text: 'Obchod teď neodpovídá. Zkuste to prosím za chvíli znovu.',
    action: 'Zkusit znovu',
  },
}
