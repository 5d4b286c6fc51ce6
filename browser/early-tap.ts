import { type RefObject, useDeferredValue, useEffect, useEffectEvent } from 'react'

/**
 * Nobody presses in vain before the page's scripts run (S2-11). What HTML does by itself (links, a dialog, a popover) is
 * left to it. What it cannot do, this short script does at once:
 * - a button with `popovertarget` gives the field in its popover the focus, `data-page` moves a row of pictures on or back
 *   by one and goes round at its ends; both only here, so that it is the same before React and after;
 * - `data-step` counts an `<output>` up or down as far as `data-until`, until React counts (ui/quantity-stepper.tsx).
 * Every other button that was pressed is kept, once, and pressed again when React has taken the page over. «Buy» and forms
 * (`data-early`) are marked instead: they wait for more than React. A form is held back until then, whether it is sent by
 * its button or by Enter, which presses the button too. «Buy» names the sheet that asks who one is: for a visitor without a
 * session it opens at once; closing it cancels the tap. The second press of a double tap, which would land on the sheet, is
 * ignored.
 * Until React is there or somebody scrolls, pictures that cannot be seen before leave the line to the scripts
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
if(document.documentElement.dataset.session=="none"&&d.early&&(r=document.getElementById(d.early)))earlySheet=e.timeStamp,r.showModal(),r.querySelector("input").focus(),r.onclose=function(){delete d.tapped}
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

/** From here on React hears each press by itself, and draws at once what it is meant for. */
export function endEarlyTaps(): void {
  waiting = window.earlyTaps ?? []
  window.earlyTaps = null
  const isAwaited = document.querySelector('[data-tapped]') !== null
  setTimeout(showPictures, isAwaited ? ANSWER_MS : 0)
}

/** What answers an early tap has the line a little longer. */
const ANSWER_MS = 2000

function showPictures(): void {
  delete document.documentElement.dataset.unscrolled
}

/** Once the page is React's. */
export function replayEarlyTaps(): void {
  const taps = waiting
  waiting = []
  for (const button of taps) {
    button.removeAttribute('data-tapped')
    button.click()
  }
}

/** Marks the buttons that are not ready yet, for the script; `sheet` is what opens for who is signed out. */
export function useEarlyMark(sheet = ''): { 'data-early'?: string } {
  const isEarly = useDeferredValue(false, true)
  return isEarly ? { 'data-early': sheet } : {}
}

/** Does once what an early tap on this button asked for, as soon as it is `ready`. */
export function useEarlyTap(button: RefObject<HTMLElement | null>, ready: boolean, act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (ready && takeEarlyTap(button.current)) actNow()
  }, [button, ready])
}

/** Whether there was one; it counts a single time. */
export function takeEarlyTap(button: Element | null): boolean {
  if (!button?.hasAttribute('data-tapped')) return false
  button.removeAttribute('data-tapped')
  return true
}
