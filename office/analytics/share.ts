/** Sets a bar's share of the longest (0 to 1) as `--share` by script, since the CSP forbids style attributes. */
export function setShare(share: number) {
  return (element: HTMLElement | null): void => element?.style.setProperty('--share', share.toFixed(4))
}
