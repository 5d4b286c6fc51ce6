// Digits are Latin everywhere (conventions 9). Written by hand: the browser's and the server's Intl may differ by a
// version, and then the page that arrives and the page that wakes up would not be the same.

/** 1234567 → "1,234,567" */
export function formatNumber(value: number): string {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? `.${fraction}` : ''}`
}
