// What is seen comes first (P-09): a page is whole without its scripts, so they neither take the narrow line of a phone
// from styles, fonts and the first picture, nor its processor from the first paint. React Router has no setting for it,
// so its two forms are rewritten here; were they to change, the page would only start as it used to.

/** Until a frame was painted; a page in the background paints none and has nothing to wait for. */
const AFTER_PAINT = 'await new Promise(r=>document.hidden?r():requestAnimationFrame(()=>setTimeout(r)));'
const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

/** The HTML of a page whose scripts are asked for, with low priority, and run after the first paint. */
export function paintFirst(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file = '']) => file)
  let started = false
  const later = html.replace(
    /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(?=<\/script>)/,
    (whole, tag: string, code: string) => {
      if (!code.includes('__reactRouterRouteModules')) return whole
      started = true
      return tag + AFTER_PAINT + preload(files) + importLater(code)
    },
  )
  return started ? later.replaceAll(PRELOAD, '') : html
}

/** All at once: imports alone would find each other one after the other. */
function preload(files: readonly string[]): string {
  return `for(const f of ${JSON.stringify(files)}){const l=document.createElement("link");l.rel="modulepreload";l.fetchPriority="low";l.href=f;document.head.append(l)}`
}

/** Imports that stand where they are written: those of a module run before everything else in it. */
function importLater(code: string): string {
  return code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+")(;?)$/gm, 'await import($1)$2')
}
