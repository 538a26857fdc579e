/**
 * The words that stand in a shop whose owner has written none of their own, such as the demo (docs/rules.md#own-words).
 * `{years}` is the age from which the shop sells.
 */
import type { Language } from './languages.ts'
import { type OwnWord, wordsIn } from './own-words.ts'

export const USUAL_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    claim: 'Seeds worth keeping.',
    lead: 'Cannabis varieties for collectors, each with a botanical drawing and clear facts: genotype, THC, flowering time, height and aroma.',
    strip: '{years}+ only. Discreet worldwide shipping',
    footClaim: 'A catalogue of collectible seeds. Over 12 years of experience.',
    law: 'By buying you confirm that you are {years} or older. The shop does not promote growing or use; seeds are sold as collectors’ items.',
    ageTitle: 'Are you {years} or older?',
    ageText:
      'This shop sells collectible cannabis seeds to adults only. We ask once and remember your answer on this device for a year.',
    youngTitle: 'Then this shop is not for you yet',
    youngText: 'We sell to adults only. Come back when you are {years}.',
    lostTitle: 'Page not found',
    lostText: 'Check the address, or look for the variety in the catalogue. It may no longer be on sale.',
  },
  ru: {
    claim: 'Семена, достойные коллекции.',
    lead: 'Сорта конопли для коллекционеров. У каждого — ботанический рисунок и понятные характеристики: генотип, ТГК, цветение, высота и аромат.',
    strip: 'Только {years}+. Неприметные посылки по всему миру',
    footClaim: 'Каталог коллекционных семян. Больше 12 лет опыта.',
    law: 'Покупая, вы подтверждаете, что вам уже есть {years}. Магазин не призывает к выращиванию или употреблению; семена продаются как предмет коллекционирования.',
    ageTitle: 'Вам уже есть {years}?',
    ageText:
      'Магазин продаёт коллекционные семена конопли только взрослым. Мы спросим один раз и запомним ответ на этом устройстве на год.',
    youngTitle: 'Тогда этот магазин пока не для вас',
    youngText: 'Мы продаём только совершеннолетним. Возвращайтесь, когда вам исполнится {years}.',
    lostTitle: 'Страница не найдена',
    lostText: 'Проверьте адрес или поищите сорт в каталоге. Возможно, его больше нет в продаже.',
  },
  cs: {
    claim: 'Semínka, která do sbírky patří.',
    lead: 'Odrůdy konopí pro sběratele. Každá má botanickou kresbu a přehledné údaje: genotyp, THC, dobu květu, výšku a vůni.',
    strip: 'Jen {years}+. Diskrétní zásilky do celého světa',
    footClaim: 'Katalog sběratelských semínek. Přes 12 let zkušeností.',
    law: 'Nákupem potvrzujete, že je vám {years} nebo více let. Obchod nepodporuje pěstování ani užívání; semínka se prodávají jako sběratelské předměty.',
    ageTitle: 'Je vám {years} nebo více let?',
    ageText:
      'Obchod prodává sběratelská semena konopí jen dospělým. Ptáme se jednou a odpověď si na tomto zařízení rok pamatujeme.',
    youngTitle: 'Pak tento obchod zatím není pro vás',
    youngText: 'Prodáváme jen dospělým. Vraťte se, až vám bude {years}.',
    lostTitle: 'Stránka nenalezena',
    lostText: 'Zkontrolujte adresu, nebo odrůdu vyhledejte v katalogu. Možná už ji neprodáváme.',
  },
}

const AGELESS_STRIP: Readonly<Record<Language, string>> = {
  en: 'Discreet worldwide shipping',
  ru: 'Неприметные посылки по всему миру',
  cs: 'Diskrétní zásilky do celého světa',
}

/** What a shop that asks nobody's age says instead: nothing of age, and no statement at its foot. */
const ageless = (language: Language): Partial<Words> => ({
  strip: AGELESS_STRIP[language],
  law: '',
  ageTitle: '',
  ageText: '',
  youngTitle: '',
  youngText: '',
})

/** Every word of a page: the owner's, or else the usual one. A place that stays empty has an empty text. */
export function wordsOf(language: Language, own: string | null | undefined, years: number | null): Words {
  const usual = { ...USUAL_WORDS[language], ...(years === null ? ageless(language) : {}) }
  const words = { ...usual, ...wordsIn(language, own) }
  return Object.fromEntries(
    Object.entries(words).map(([word, text]) => [word, text.replaceAll('{years}', String(years ?? ''))]),
  ) as Words
}

export type Words = Readonly<Record<OwnWord, string>>
