/**
 * Asks new visitors whether they are 18 or older and keeps a yes in a cookie of this host for a year
 * (docs/rules.md#age). The script runs where the dialog stands, before the page under it is there: opening a dialog over
 * a finished page has the browser style all of it anew. It needs no other script, so the answer works at once.
 */
export const AGE_DIALOG = 'age'

const COOKIE = 'semena_adult'
const YEAR_S = 31_536_000

/** Only an answer closes the dialog. Where cookies are refused, it is shown again on the next page. */
export const AGE_SCRIPT = `(function(d){function of(){return d.getElementById('${AGE_DIALOG}')}function known(){return/(?:^|;\\s*)${COOKIE}=1(?:;|$)/.test(d.cookie)}var done=known();if(done||!of())return;of().showModal();d.addEventListener('click',function(v){var b=v.target.closest&&v.target.closest('#${AGE_DIALOG} button'),a=of(),n=b&&b.dataset.answer;if(!b)return;if(n=='yes'){done=true;d.cookie='${COOKIE}=1; path=/; max-age=${YEAR_S}; samesite=lax'+(location.protocol=='https:'?'; secure':'');a.close();return}a.toggleAttribute('data-young',n=='no');a.querySelector('[data-answer='+(n=='no'?'back':'yes')+']').focus()},true);d.addEventListener('cancel',function(v){if(v.target==of())v.preventDefault()},true);d.addEventListener('close',function(v){if(v.target==of()&&!done)v.target.showModal()},true);addEventListener('pageshow',function(){if(!done&&known()){done=true;of().close()}})})(document)`
