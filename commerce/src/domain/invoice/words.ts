/** The words of invoices. */
import type { Language } from '@semena/contract/languages'

export interface InvoiceWords {
  /** The heading with and without VAT. */
  invoice: string
  taxInvoice: string
  seller: string
  buyer: string
  shipTo: string
  issuedOn: string
  suppliedOn: string
  order: string
  orderedOn: string
  vatId: string
  registrationId: string
  account: string
  email: string
  item: string
  quantity: string
  unitPrice: string
  /** With tax, where there are columns without it, too. */
  unitNet: string
  rate: string
  net: string
  tax: string
  gross: string
  amount: string
  shipping: string
  discount: string
  /** A line's discount, after the amount. */
  discounted: string
  subtotal: string
  total: string
  includingTax: string
  giftCard: string
  paid: string
  toPay: string
  /** What was paid too much. */
  overpaid: string
  paidInFull: string
  taxes: string
  page: (page: number, pages: number) => string
}

export const INVOICE_WORDS: Readonly<Record<Language, InvoiceWords>> = {
  en: {
    invoice: 'Invoice',
    taxInvoice: 'VAT invoice',
    seller: 'Seller',
    buyer: 'Bill to',
    shipTo: 'Ship to',
    issuedOn: 'Date of issue',
    suppliedOn: 'Date of supply',
    order: 'Order',
    orderedOn: 'Ordered on',
    vatId: 'VAT number',
    registrationId: 'Company number',
    account: 'Bank account',
    email: 'E-mail',
    item: 'Item',
    quantity: 'Qty',
    unitPrice: 'Unit price',
    unitNet: 'Unit price excl. VAT',
    rate: 'VAT',
    net: 'Excl. VAT',
    tax: 'VAT',
    gross: 'Incl. VAT',
    amount: 'Amount',
    shipping: 'Delivery',
    discount: 'Discount',
    discounted: 'discount included',
    subtotal: 'Total excl. VAT',
    total: 'Total',
    includingTax: 'VAT',
    giftCard: 'Paid by gift card',
    paid: 'Paid',
    toPay: 'To pay',
    overpaid: 'Paid in excess',
    paidInFull: 'Paid in full. Please do not pay again.',
    taxes: 'VAT by rate',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  ru: {
    invoice: 'Счёт',
    taxInvoice: 'Счёт с НДС',
    seller: 'Продавец',
    buyer: 'Покупатель',
    shipTo: 'Адрес доставки',
    issuedOn: 'Дата выставления',
    suppliedOn: 'Дата поставки',
    order: 'Заказ',
    orderedOn: 'Дата заказа',
    vatId: 'Номер НДС',
    registrationId: 'Рег. номер',
    account: 'Банковский счёт',
    email: 'Эл. почта',
    item: 'Наименование',
    quantity: 'Кол-во',
    unitPrice: 'Цена',
    unitNet: 'Цена без НДС',
    rate: 'Ставка',
    net: 'Без НДС',
    tax: 'НДС',
    gross: 'С НДС',
    amount: 'Сумма',
    shipping: 'Доставка',
    discount: 'Скидка',
    discounted: 'скидка учтена',
    subtotal: 'Итого без НДС',
    total: 'Всего',
    includingTax: 'НДС',
    giftCard: 'Оплачено подарочной картой',
    paid: 'Оплачено',
    toPay: 'К оплате',
    overpaid: 'Переплата',
    paidInFull: 'Оплачено полностью. Повторная оплата не нужна.',
    taxes: 'НДС по ставкам',
    page: (page, pages) => `Страница ${page} из ${pages}`,
  },
  cs: {
    invoice: 'Faktura',
    taxInvoice: 'Faktura – daňový doklad',
    seller: 'Dodavatel',
    buyer: 'Odběratel',
    shipTo: 'Dodací adresa',
    issuedOn: 'Datum vystavení',
    suppliedOn: 'Datum uskutečnění plnění',
    order: 'Objednávka',
    orderedOn: 'Objednáno dne',
    vatId: 'DIČ',
    registrationId: 'IČO',
    account: 'Bankovní účet',
    email: 'E-mail',
    item: 'Položka',
    quantity: 'Počet',
    unitPrice: 'Cena za kus',
    unitNet: 'Cena za kus bez DPH',
    rate: 'Sazba',
    net: 'Bez DPH',
    tax: 'DPH',
    gross: 'S DPH',
    amount: 'Částka',
    shipping: 'Doprava',
    discount: 'Sleva',
    discounted: 'sleva započtena',
    subtotal: 'Celkem bez DPH',
    total: 'Celkem',
    includingTax: 'DPH',
    giftCard: 'Uhrazeno dárkovou kartou',
    paid: 'Uhrazeno',
    toPay: 'Zbývá uhradit',
    overpaid: 'Přeplatek',
    paidInFull: 'Uhrazeno v plné výši. Prosíme, neplaťte znovu.',
    taxes: 'Rozpis DPH',
    page: (page, pages) => `Strana ${page} z ${pages}`,
  },
}
