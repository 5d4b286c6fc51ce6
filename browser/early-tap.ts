import { type RefObject, useDeferredValue, useEffect, useEffectEvent } from 'react'

/**
 * No tap is lost before the page's scripts run (S2-11). What HTML can do by itself (links, dialogs, popovers) is
 * left to it. This short script does at once what HTML cannot:
 * - a button with `popovertarget` focuses the field in its popover; `data-page` scrolls a row of pictures on or back
 *   by one and wraps around; both are done only here, so that they work the same before and after hydration;
 * - `data-step` counts an `<output>` up or down to `data-until`, until React takes over (ui/quantity-stepper.tsx).
 * A press on any other button is remembered once, and repeated after hydration. «Buy» and forms (`data-early`) are
 * marked instead, since they wait for more than hydration. Until then a form is not submitted, whether by its button or
 * by Enter, which presses the button too. «Buy» names the sign-in sheet: for a visitor without a session it opens at
 * once; closing it cancels the tap. The second press of a double tap, which would land on the open sheet, is ignored.
 * Until hydration or the first scroll, pictures below the fold are not loaded, so that scripts load first
 * (`data-unscrolled`, base.css).
 * The text of the script never varies: its hash is in the page's Content-Security-Policy.
 */
export const EARLY_TAP_SCRIPT = `earlyTaps=[];earlySheet=-1e3;document.documentElement.dataset.unscrolled="";
addEventListener("scroll",function(){delete document.documentElement.dataset.unscrolled},{capture:true,once:true});
function earlyAgain(e){if(e.detail&&e.timeStamp-earlySheet<400)return e.stopPropagation(),e.preventDefault(),1}
addEventListener("mousedown",earlyAgain,true);
addEventListener("click",function(e){
var b=e.target.closest("[data-early],button[type=button]"),d,r,n;
if(earlyAgain(e))return;
if(!b)return;
d=b.dataset;
if(d.early!=null){
d.tapped="";b.type=="submit"&&e.preventDefault();
if(document.documentElement.dataset.session=="none"&&d.early&&(r=document.getElementById(d.early)))earlySheet=e.timeStamp,r.showModal(),r.querySelector("input").focus(),r.onclose=function(){delete d.tapped;earlySheet=-1e3}
}
else if(d.page)r=b.closest("section").querySelector(".rail"),n=r.childElementCount,r.scrollTo({left:-r.clientWidth*((n+ +d.page-Math.round(r.scrollLeft/r.clientWidth))%n)});
else if(r=b.popoverTargetElement)b.popoverTargetAction=="show"&&(r.showPopover(),r.querySelector("input").focus());
else if(!earlyTaps||b.commandForElement);
else if(d.step)r=b.parentNode,n=r.querySelector("output").textContent-=-d.step,r.querySelectorAll("[data-step]").forEach(function(b){b.disabled=b.dataset.until==n});
else if(earlyTaps.indexOf(b)<0)d.tapped="",earlyTaps.push(b)
},true)`

declare global {
  interface Window {
    /** Null once React listens. */
    earlyTaps?: HTMLElement[] | null
  }
}

let waiting: readonly HTMLElement[] = []

/** From here on React handles presses itself. */
export function endEarlyTaps(): void {
  waiting = window.earlyTaps ?? []
  window.earlyTaps = null
  const isAwaited = document.querySelector('[data-tapped]') !== null
  setTimeout(showPictures, isAwaited ? ANSWER_MS : 0)
}

/** Leaves the network to the reaction to an early tap a little longer. */
const ANSWER_MS = 2000

function showPictures(): void {
  delete document.documentElement.dataset.unscrolled
}

/** Call after hydration. */
export function replayEarlyTaps(): void {
  const taps = waiting
  waiting = []
  for (const button of taps) {
    button.removeAttribute('data-tapped')
    button.click()
  }
}

/** Marks a button that is not ready yet for the script; `sheet` is the dialog to open for signed-out visitors. */
export function useEarlyMark(sheet = ''): { 'data-early'?: string } {
  const isEarly = useDeferredValue(false, true)
  return isEarly ? { 'data-early': sheet } : {}
}

/** Carries out an early tap on this button once, as soon as it is `ready`. */
export function useEarlyTap(button: RefObject<HTMLElement | null>, ready: boolean, act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (ready && takeEarlyTap(button.current)) actNow()
  }, [button, ready])
}

/** Whether there was an early tap; clears it. */
export function takeEarlyTap(button: Element | null): boolean {
  if (!button?.hasAttribute('data-tapped')) return false
  button.removeAttribute('data-tapped')
  return true
}
