/** Who bought in the demo: people who are made up, at addresses that nobody can write to. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import { NO_ADDRESS, type StoredAddress } from '../../../db/tables/columns.ts'

export interface DemoPerson {
  email: string
  language: LanguageCodeEnum
  channel: string
  address: StoredAddress
  /** Whether they have an account. */
  hasAccount: boolean
}

type Line = readonly [
  first: string,
  last: string,
  street: string,
  city: string,
  area: string,
  postalCode: string,
  country: string,
]

const WORLD: readonly Line[] = [
  ['Avery', 'Whitfield', '418 Juniper Street', 'Portland', 'OR', '97205', 'US'],
  ['Marcus', 'Delgado', '77 Canal Road', 'Albuquerque', 'NM', '87104', 'US'],
  ['Joan', 'Pettibone', '12 Harbor Lane', 'Burlington', 'VT', '05401', 'US'],
  ['Silas', 'Okafor', '930 Maple Avenue', 'Ann Arbor', 'MI', '48104', 'US'],
  ['Grace', 'Lindqvist', '2201 Prairie Way', 'Fargo', 'ND', '58102', 'US'],
  ['Theo', 'Marchetti', '56 Alder Court', 'Boulder', 'CO', '80302', 'US'],
  ['Wren', 'Castellano', '8 Orchard Row', 'Ithaca', 'NY', '14850', 'US'],
  ['Dale', 'Huckaby', '1400 Mesa Drive', 'Tucson', 'AZ', '85701', 'US'],
  ['Noor', 'Rahimi', '63 Bay Street', 'Oakland', 'CA', '94607', 'US'],
  ['Ellis', 'Vandermeer', '19 Beacon Hill', 'Seattle', 'WA', '98101', 'US'],
  ['Camille', 'Tremblay', '305 rue des Pins', 'Montréal', 'QC', 'H2X 1Y6', 'CA'],
  ['Owen', 'Fraser', '27 Granville Street', 'Vancouver', 'BC', 'V5K 0A1', 'CA'],
  ['Harriet', 'Blackwood', '14 Mill Lane', 'Bristol', '', 'BS1 4ST', 'GB'],
  ['Rory', 'McAllister', '9 Castle Wynd', 'Edinburgh', '', 'EH1 2NG', 'GB'],
  ['Tessa', 'Nakamura', '41 Wattle Street', 'Melbourne', 'VIC', '3000', 'AU'],
]
const EUROPE: readonly Line[] = [
  ['Lena', 'Brandstetter', 'Lindenstraße 14', 'Berlin', '', '10969', 'DE'],
  ['Jonas', 'Achterberg', 'Am Mühlbach 3', 'Freiburg', '', '79098', 'DE'],
  ['Katrin', 'Hollmann', 'Elbchaussee 88', 'Hamburg', '', '22763', 'DE'],
  ['Maximilian', 'Greif', 'Sendlinger Straße 21', 'München', '', '80331', 'DE'],
  ['Eva', 'Procházková', 'Lidická 31', 'Brno', '', '602 00', 'CZ'],
  ['Tomáš', 'Hruška', 'Nádražní 5', 'Plzeň', '', '301 00', 'CZ'],
  ['Markéta', 'Vlčková', 'Korunní 102', 'Praha', '', '101 00', 'CZ'],
  ['Ondřej', 'Sýkora', 'Masarykova 18', 'Olomouc', '', '779 00', 'CZ'],
  ['Anneke', 'van der Berg', 'Prinsengracht 210', 'Amsterdam', '', '1016 HD', 'NL'],
  ['Clément', 'Rousseau', '6 rue des Carmes', 'Lyon', '', '69001', 'FR'],
  ['Inés', 'Carrasco', 'Calle Mayor 12', 'Valencia', '', '46001', 'ES'],
  ['Sofia', 'Lindgren', 'Storgatan 9', 'Göteborg', '', '411 24', 'SE'],
  ['Peter', 'Schachinger', 'Herrengasse 7', 'Graz', '', '8010', 'AT'],
]
const RUSSIA: readonly Line[] = [
  ['Анна', 'Ветрова', 'ул. Садовая, 12', 'Санкт-Петербург', '', '190000', 'RU'],
  ['Илья', 'Мельников', 'ул. Лесная, 5', 'Москва', '', '127055', 'RU'],
  ['Мария', 'Озерова', 'пр. Мира, 44', 'Казань', '', '420111', 'RU'],
  ['Денис', 'Громов', 'ул. Речная, 8', 'Екатеринбург', '', '620014', 'RU'],
  ['Ольга', 'Белякова', 'ул. Полевая, 3', 'Новосибирск', '', '630099', 'RU'],
  ['Артём', 'Савченко', 'ул. Южная, 17', 'Краснодар', '', '350000', 'RU'],
  ['Вера', 'Тихонова', 'ул. Горького, 29', 'Калининград', '', '236022', 'RU'],
]

/** People of these countries read the shop in this language, all others in the default one. */
const LANGUAGE_OF: Readonly<Record<string, LanguageCodeEnum>> = { CZ: 'CS', RU: 'RU' }

/** Of so many people the last one bought as a guest. */
const GUEST_EVERY = 4

const peopleOf = (channel: string, lines: readonly Line[]): DemoPerson[] =>
  lines.map(([firstName, lastName, streetAddress1, city, countryArea, postalCode, country], place) => ({
    email: `demo-${channel}-${place + 1}@example.com`,
    language: LANGUAGE_OF[country] ?? DEFAULT_LANGUAGE_CODE,
    channel,
    address: { ...NO_ADDRESS, firstName, lastName, streetAddress1, city, countryArea, postalCode, country },
    hasAccount: place % GUEST_EVERY < GUEST_EVERY - 1,
  }))

export const PEOPLE: readonly DemoPerson[] = [
  ...peopleOf('us', WORLD),
  ...peopleOf('eu', EUROPE),
  ...peopleOf('ru', RUSSIA),
]
