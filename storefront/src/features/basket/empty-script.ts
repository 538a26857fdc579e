/** Shows what is said of an empty basket before the page's scripts are there. */
import { BASKET_KEY } from './stored.ts'

/**
 * The script, which stands behind the skeleton and the words: where the device keeps no basket of this channel, the words
 * take the skeleton's place before anything is painted. It reads what `stored.ts` writes, and a device that refuses to
 * keep anything has no basket either.
 */
export const emptyScript = (channel: string): string =>
  `(function(e,b){try{b=JSON.parse(localStorage.getItem('${BASKET_KEY}'))[${JSON.stringify(channel)}]}catch(x){}if(!b||!b.checkoutId){e.hidden=false;e.previousElementSibling.hidden=true}})(document.currentScript.previousElementSibling)`
