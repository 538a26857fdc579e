/** The words of which names in large shops are made, whether they are filled by SQL or by an import. */

export const COLOURS = words(
  'Blue Purple Golden White Red Green Silver Black Amber Crimson Northern Southern Early Late Royal',
)
export const PLANTS = words(
  'Tomato Pepper Basil Carrot Poppy Lupin Sage Squash Radish Lettuce Cabbage Onion Clover Aster Cosmos Fennel Parsley Turnip Leek Beet',
)

function words(text: string): readonly string[] {
  return text.split(' ')
}
