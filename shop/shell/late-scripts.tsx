import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/** No browser runs a script of this type. */
const HELD = 'text/plain'

/**
 * What React Router's `Scripts` renders, with the page's modules requested after the first paint: until then the line
 * and the processor of a phone belong to what is to be seen (P-09).
 */
export function LateScripts() {
  return startLate(Scripts({}))
}

/** Unchanged where there is no script to hold, so that another shape costs the page its speed but not its scripts. */
export function startLate(scripts: ReactNode): ReactNode {
  const elements = leavesOf(scripts)
  const module = elements.find(({ type, props }) => type === 'script' && props.type === 'module')
  if (!module) return scripts
  const preloads = elements.filter(({ type }) => type === 'link')
  const code = startAfterPaint(preloads.map(({ props }) => props.href ?? ''))
  return (
    <>
      {elements.filter((element) => element !== module && !preloads.includes(element))}
      {cloneElement(module, { type: HELD })}
      <script
        nonce={module.props.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own files, whose hash is in the CSP
        dangerouslySetInnerHTML={{ __html: code }}
      />
    </>
  )
}

type Leaf = ReactElement<{ type?: string; href?: string; nonce?: string; children?: ReactNode }>

/** The elements without the fragments around them. */
function leavesOf(node: ReactNode): Leaf[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Leaf['props']>(child)) return []
    return typeof child.type === 'string' ? [child] : leavesOf(child.props.children)
  })
}

/** After this time they start even if no paint was reported. */
const MAX_WAIT_MS = 3000

/** The script that starts the held one before it. A page in the background is not painted and does not wait. */
const startAfterPaint = (paths: string[]) => `(function(held){
function start(){
if(!held)return;
${JSON.stringify(paths)}.forEach(function(p){var l=document.createElement("link");l.rel="modulepreload";l.href=p;document.head.append(l)});
var s=document.createElement("script");s.type="module";s.text=held.text;document.head.append(s);held=null
}
document.hidden?start():setTimeout(start,${MAX_WAIT_MS});
new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&start()}).observe({type:"paint",buffered:true})
})(document.currentScript.previousElementSibling)`
