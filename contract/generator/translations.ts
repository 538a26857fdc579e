/**
 * Documents of the desk read a thing's translations by `translation @inEachLanguage { name }`. Here that becomes a field
 * for each language into which the shop translates: `ru: translation(languageCode: RU) { name }`. A field with an alias
 * gives it as a prefix: `page: translation @inEachLanguage` becomes `pageRU`.
 */
import { type DocumentNode, type FieldNode, Kind, type SelectionNode, type SelectionSetNode, visit } from 'graphql'
import { codeOf, TRANSLATED_LANGUAGES } from '../src/languages.ts'

const DIRECTIVE = 'inEachLanguage'

const isMarked = (node: SelectionNode): node is FieldNode =>
  node.kind === Kind.FIELD && node.directives?.some(({ name }) => name.value === DIRECTIVE) === true

const inEachLanguage = (field: FieldNode): FieldNode[] =>
  TRANSLATED_LANGUAGES.map((language) => ({
    ...field,
    alias: { kind: Kind.NAME, value: field.alias ? `${field.alias.value}${codeOf(language)}` : language },
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: 'languageCode' },
        value: { kind: Kind.ENUM, value: codeOf(language) },
      },
    ],
    directives: [],
  }))

export const withTranslations = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (set): SelectionSetNode => ({
      ...set,
      selections: set.selections.flatMap((one): readonly SelectionNode[] =>
        isMarked(one) ? inEachLanguage(one) : [one],
      ),
    }),
  })
