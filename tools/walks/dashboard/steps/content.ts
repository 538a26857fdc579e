/** Steps in the sections of content: model types, models, structures. */
import type { Section } from '../hand.ts'

export const CONTENT: readonly Section[] = [
  {
    name: 'model types',
    path: 'model-types/',
    things: { list: 'pageTypes', path: 'model-types' },
    steps: async (hand) => {
      await hand.press('create-page-type')
      await hand.named('name', hand.dialog).fill('Walk guides')
      await hand.does('made', 'pageTypeCreate', () => hand.press('submit', hand.dialog))
      await hand.at('model-types')
      await hand.named('name').fill('Walk handbooks')
      await hand.saves('changed', 'pageTypeUpdate')
      await hand.deletes('pageTypeDelete', 'delete-model-type', 'confirm-delete')
    },
  },
  {
    name: 'models',
    path: 'models/',
    things: { list: 'pages', path: 'models' },
    steps: async (hand) => {
      await hand.press('create-page')
      await hand.choose(hand.field('dialog-page-type'))
      await hand.press('confirm-button', hand.dialog)
      await hand.named('title').fill('When to sow')
      await hand.saves('made', 'pageCreate')
      await hand.at('models')
      await hand.named('title').fill('When to sow beans')
      await hand.saves('changed', 'pageUpdate')
      await hand.deletes('pageDelete')
    },
  },
  {
    name: 'structures',
    path: 'structures/',
    things: { list: 'menus', path: 'structures' },
    steps: async (hand) => {
      await hand.press('add-menu')
      await hand.named('name', hand.dialog).fill('Walk menu')
      await hand.does('made', 'menuCreate', () => hand.press('submit', hand.dialog))
      await hand.at('structures')
      await hand.press('create-new-menu-item')
      await hand.named('name', hand.dialog).fill('Beans')
      await hand.choose(hand.field('menu-item-link-type-input', hand.dialog), 'URL')
      await hand.named('linkValue', hand.dialog).fill('https://example.com/beans')
      await hand.does('made', 'menuItemCreate', () => hand.press('submit', hand.dialog))
      await hand.named('name').fill('Walk footer')
      await hand.saves('changed', 'menuUpdate')
      await hand.deletes('menuDelete')
    },
  },
]
