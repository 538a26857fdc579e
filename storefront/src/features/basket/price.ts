/** A sum of the service on screen, in the page's language. */
import { currentLanguage } from '../../platform/i18n.ts'
import { type Money, formatMoney } from '../../platform/money.ts'

export const priceText = (money: Money): string => formatMoney(money, currentLanguage())
