/** The cookie that says "perhaps signed in". It grants nothing; the server sets and clears it with the session. */
export const SESSION_HINT = /(?:^|; )(?:__Host-)?aleef_session=1(?:;|$)/
export const THEME_KEY = 'aleef-theme'
/** Set once an administrator's banner was shown. It grants nothing either. */
export const ADMIN_KEY = 'aleef-admin'

/**
 * Runs before the first paint, so that neither the colours nor the header change visibly. The text
 * never varies: its hash is in the page's Content-Security-Policy.
 */
export const HINT_SCRIPT = `(function(){var d=document.documentElement.dataset,t,a;try{t=localStorage.getItem("${THEME_KEY}");a=localStorage.getItem("${ADMIN_KEY}")}catch(e){}d.theme=t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";d.session=${SESSION_HINT}.test(document.cookie)?"maybe":"none";d.admin=a&&d.session==="maybe"?"maybe":"none"})()`
