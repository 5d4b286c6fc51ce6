// Phones and WhatsApp links (conventions 7 and 21).

/** "+96891234567", and "91234567" as a field shows it → "+968 9123 4567"; put it in `<bdi dir="ltr">`. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(?:\+968)?(\d{4})(\d{4})$/, '+968 $1 $2')
}

/** A click-to-chat link that the customer starts. */
export function whatsappUrl(e164: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${e164.replace(/\D/g, '')}${query}`
}

/** WhatsApp asks whom to send it to. */
export function shareUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

export function telUrl(e164: string): string {
  return `tel:${e164}`
}
