// What is seen comes first (P-09): a page is whole without its scripts, so they neither take the narrow line of a phone
// from styles, fonts and the first picture, nor its processor from the first paint. React Router has no setting for it,
// so its two forms are rewritten here; were they to change, the page would only start as it used to.

/** Until a frame was painted; a page in the background paints none and has nothing to wait for. */
const AFTER_PAINT = 'await new Promise(r=>document.hidden?r():requestAnimationFrame(()=>setTimeout(r)));'

/** The HTML of a page whose scripts load with low priority and run after the first paint. */
export function paintFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(/(<script[^>]* type="module"[^>]*>)([\s\S]*?)(?=<\/script>)/, (_, tag: string, code: string) =>
      code.includes('__reactRouterRouteModules') ? tag + AFTER_PAINT + importLater(code) : tag + code,
    )
}

/** Imports that stand where they are written: those of a module run before everything else in it. */
function importLater(code: string): string {
  return code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+")(;?)$/gm, 'await import($1)$2')
}
