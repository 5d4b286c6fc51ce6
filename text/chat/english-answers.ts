// The precise answers (answers/) in English, by their id; each says what the Arabic one says. Where one is missing, that
// of its topic stands.
import { pathText } from '#text/chat-facts.ts'
import { hold, inEnglishWords, NEVER_ASKED, ORDERS, reach, rials, type Said } from './english.ts'

const AUTH = pathText('/auth')
const PROFILE = `your profile (${pathText('/profile')})`
const CHECKOUT = pathText('/checkout')
const RETURN = `open the order in ${ORDERS} and press “request a return” (طلب إرجاع)`
const DEFECT = 'for a fault the law gives you exchange, repair or refund within 15 days'
const RIGHTS = 'Your rights under consumer protection law remain.'

export const PRECISELY_IN_ENGLISH: Readonly<Record<string, Said>> = {
  // Account
  'sign-in-code': (facts) =>
    `The 6-digit code goes to your e-mail, not to your phone, and works for ten minutes; only the latest one works. Look in your spam folder, then ask for a new one at ${AUTH}, or sign in with your password. Give the code to nobody. If it still does not work: ${reach(facts)}`,
  'code-not-in-spam': (facts) =>
    `Check that the e-mail address is right, then ask for a new code at ${AUTH}, or sign in with your password. If none arrives: ${reach(facts)}`,
  'activation-mail-missing': (facts) =>
    `Look in your spam folder first. Then sign in at ${AUTH} with your e-mail and password and have the link sent again. If nothing arrives, check the address, or write to us: ${reach(facts)}`,
  'cannot-sign-in': (facts) =>
    `Try the code to your e-mail at ${AUTH}, which needs no password, or choose a new password at ${pathText('/forgot-password')}. If it still fails: ${reach(facts)}`,
  'google-sign-in': ({ hasGoogle }) =>
    `${hasGoogle ? `Yes, the button is at ${AUTH}.` : 'No, Google sign-in is currently off.'} Facebook and Apple accounts do not work here. Your e-mail is enough: we send it a 6-digit code, or you choose a password.`,
  'what-to-register-with': `An account is free, and your e-mail is enough, at ${AUTH}. We ask for phone and address when you order, to call you and deliver; never for an identity or bank card.`,
  'change-phone': `In ${PROFILE}: press edit, write the new details and save. Orders you have sent keep the old ones, so change them in the order.`,
  'change-email': (facts) =>
    `Your e-mail cannot be changed, as it is how we know your account. Make a new account at ${AUTH}, or write to us if the old one has orders: ${reach(facts)}`,

  // Ordering and paying
  'order-without-account': (facts) =>
    `You need no account or password before you order: your e-mail is enough when you check out. We send it a 6-digit code, you type it and go on; with that e-mail you follow the order later. Without an e-mail: ${reach(facts)}`,
  'order-by-whatsapp': (facts) =>
    `Ordering on the site is faster and holds the items for you at once. If you cannot, write to us what you want and your governorate, and we help: ${reach(facts)}`,
  gift: (facts) =>
    `Yes: at checkout write the address of the person, with their name and number as the recipient. There is no gift wrapping or card on the site; for a special wish: ${reach(facts)}`,
  'which-bank': (facts) =>
    `The account (bank, holder and number) is shown after you send the order, with the amount and the order number. Transfer from any bank, to that account alone; if in doubt: ${reach(facts)}`,
  'other-bank': (facts) =>
    `Yes, transfer from any bank. Write the order number in the note, then open the order and press “transfer sent” with the name of the account holder. From outside Oman ask us first: ${reach(facts)}`,
  'somebody-else-pays':
    'Yes, anyone may transfer for you. When you press “transfer sent”, write the name of the holder of the account that paid, so that we can match it with your order.',
  'cash-on-delivery':
    'You cannot pay on delivery: you pay by bank transfer after you send the order, which holds the items for you.',
  'cash-in-the-shop': (facts) =>
    `Orders on the site are paid by bank transfer. To come and pay here, agree with us first: ${reach(facts)}`,
  instalments: 'No instalments: you pay the whole amount by bank transfer after you send the order.',
  deposit: 'We take no deposit: you pay the whole amount by bank transfer after you send the order.',
  'pay-before-or-after': (facts, store) =>
    `You pay before the delivery: you send the order without paying, then transfer. ${hold(facts, store)}`,
  cards:
    'We take no cards, on the site or at the door, and no Apple Pay: payment is by bank transfer only, after you send the order.',
  'bank-code-fraud': (facts) =>
    `No: this is a fraud, and not us. Send the code to nobody. ${NEVER_ASKED} Then tell us who contacted you: ${reach(facts)}`,
  'report-transfer': (facts) =>
    `Open your order in ${ORDERS} and press “transfer sent”: write the name of the account holder, and add a picture of the receipt if you have one. If you forgot the order number in the note, we match it by name and amount. Or send us the order number: ${reach(facts)}`,
  'wrong-amount': (facts) =>
    `Your money is not lost: what is too much we give back, what is missing you transfer with the same order number. Write the amount you really sent when you press “transfer sent” in ${ORDERS}, or contact us with the order number: ${reach(facts)}`,
  'wrong-account': (facts) =>
    `Call your bank now and ask them to stop or take back the transfer; only they can. Then contact us with the order number: ${reach(facts)}`,
  'transfer-too-late': (facts, store) =>
    `${hold(facts, store)} If the time has passed and you have transferred, contact us at once with the order number and the receipt: you get your order if its items are still here, or your money. If you have not, send a new order.`,
  'transfer-not-answered': (facts, { replyHours }) =>
    `Open your order in ${ORDERS}: if you have not pressed “transfer sent”, press it. We match the amount and contact you within ${replyHours} hours; after that, contact us with the order number: ${reach(facts)}`,
  'transfer-note':
    'Write the order number (it begins with ALF) in the note of the transfer: that is how we match it with your order.',

  // Orders
  'order-pending': (_, { replyHours }) =>
    `“Waiting”: we wait for your transfer. “Confirmed”: you have reported it and we match it within ${replyHours} hours. “In progress”: we prepare it. “Shipped”: it is on its way. Each state is on the page of your order in ${ORDERS}.`,
  'late-compensation': (facts) =>
    `Our policy names no compensation for a delay, so I cannot promise one: contact us with the order number and how late it is, and the owner decides: ${reach(facts)} ${RIGHTS}`,
  'refund-if-not-arrived': (facts) =>
    `What does not reach you is not lost: contact us with the order number and when you transferred: ${reach(facts)} The owner looks for the order first, then decides with you whether to send it or return the amount. I cannot promise the result from here; your rights by law remain.`,
  'forgotten-order-number': (facts) =>
    `It is beside each order in ${ORDERS}, and in the mail you got when you ordered. It begins with ALF. If you cannot find it, your name and phone number are enough: ${reach(facts)}`,
  'change-after-transfer': (facts) =>
    `After you report the transfer you cannot change it yourself: contact us with the order number and the change, and we change it as long as the order has not left: ${reach(facts)}`,
  'add-to-order': (facts) =>
    `Before you report the transfer, change your cart and save at ${CHECKOUT}. After it, contact us with the order number: if it has not left we see what is possible, otherwise it is a new order: ${reach(facts)}`,
  'change-day': (facts) =>
    `Yes, if it has not left yet: contact us with the order number and the day that suits you: ${reach(facts)} Before you report the transfer you change the day of an animal yourself at ${CHECKOUT}.`,
  'refund-after-cancel': (facts) =>
    `If you have not transferred, cancel it in ${ORDERS}, and nothing is due. If you have, do not cancel it yourself: contact us with the order number. When we cancel it, we return what you transferred; I do not know the day: ${reach(facts)}`,
  'order-cancelled-by-shop': (facts) =>
    `An order ends by itself if no transfer is reported in time, or if we do not find it. If you have paid, contact us at once with the order number and the receipt: you get your order if its items are still here, or your money: ${reach(facts)}`,

  // Delivery
  abroad: (facts) =>
    `We do not deliver outside Oman. If somebody in Oman can receive it, write their address, or ask us: ${reach(facts)}`,
  'same-day-delivery': (facts, { deliveryDays }) =>
    `We promise no same-day or express delivery: it takes ${inEnglishWords(deliveryDays)} from the confirmation of the payment, and an animal comes on the day you choose at checkout. If it is urgent, ask us before you order: ${reach(facts)}`,
  'fee-for-several': (_, { deliveryFeeHome }) =>
    `The fee is for the whole order, not for each item: ${rials(deliveryFeeHome)} to the door as a rule; an item may have a fee of its own, written on its page. You see it all before you send the order.`,
  'who-delivers': (facts) =>
    `Animals come straight to your door; supplies to the door or to the courier’s office in your town, as you choose. The courier and the tracking number, if there is one, are on your order’s page in ${ORDERS}. For the nearest office: ${reach(facts)}`,
  'delivery-at-night': (facts) =>
    `I cannot promise an hour: we call you to agree on it, or write it in the notes at checkout. If it has to be a certain time, ask us before you order: ${reach(facts)}`,
  'somebody-else-receives':
    'Yes, somebody else may receive it: add their name and number at checkout. An animal is not left at the door, so somebody has to be there and look at it.',
  'inspect-at-delivery': (facts) =>
    `Yes, look at it before you take it. If it is not the kind you ordered or seems ill, take a picture and tell us at once: ${reach(facts)} It is not taken back because you do not like it.`,

  // Returns
  'how-to-return': (_, { returnHours }) =>
    `To return something, ${RETURN}, choose the reason and add a picture. We look at it and write you the decision. Supplies that arrive wrong or damaged: within ${returnHours} hours, unused and in their packing; ${DEFECT}.`,
  'arrived-damaged': (facts, { returnHours }) =>
    `We are sorry, and this is on us. Take a picture of it with its packing, ${RETURN} within ${returnHours} hours; ${DEFECT}. Or contact us with the order number: ${reach(facts)}`,
  'arrived-lately': (facts, { returnHours }) =>
    `Then ask for the return now: the time for supplies is ${returnHours} hours from receipt, and ${DEFECT}. To do so, ${RETURN}, and do not use it. About an animal tell us at once: ${reach(facts)}`,
  'reported-late': (facts, { returnHours }) =>
    `Do not wait: ${RETURN}, or contact us with the order number, when it arrived and what is wrong: ${reach(facts)} Supplies have ${returnHours} hours from receipt, but ${DEFECT}. About an animal you tell us at once on receipt; what is later the owner decides. ${RIGHTS}`,
  'return-opened': (facts, { returnHours }) =>
    `As a rule no: supplies go back within ${returnHours} hours if they arrived wrong or damaged, unused and in their packing, not because they were opened, do not fit or you changed your mind. But ${DEFECT}. For a special case: ${reach(facts)}`,
  'return-window': (_, { returnHours }) =>
    `Supplies: ${returnHours} hours from receipt if they arrived wrong or damaged, unused and in their packing; ${DEFECT}. About an animal you tell us at once on receipt.`,
  exchange: (facts, { returnHours }) =>
    `Yes, if the fault is ours: ${RETURN} within ${returnHours} hours and write that you want another; ${DEFECT}. We send another if we have one, or return its price. Or contact us with the order number: ${reach(facts)}`,
  'who-pays-return-delivery': (facts) =>
    `If the fault is ours, pay nothing before you ask us: ${RETURN}, and we write to you how it comes back and who pays for it. Or contact us with the order number: ${reach(facts)}`,
  'delivery-fee-back': ({ policies }) =>
    policies.some(({ body }) => body.includes('رددنا رسوم التوصيل معه'))
      ? `If the whole order goes back because of our fault (wrong, damaged, faulty, or an ill animal), the delivery fee is returned with it; otherwise it is not. To ask for it, ${RETURN}.`
      : `What the shop says of the delivery fee is in ${pathText('/terms')}.`,
  'refund-time': (facts) =>
    `Once the return is accepted we send the money back and write to you when it is sent. I do not know the day: see your order in ${ORDERS}, or contact us with its number: ${reach(facts)}`,
  'return-decision': (facts, { replyHours }) =>
    `We look at it and write you the decision, which you also see on the order in ${ORDERS}. I do not know the day; we answer messages within ${replyHours} hours: ${reach(facts)}`,
  'return-unwanted-animal': (facts) =>
    `No, an animal is not taken back for a change of mind, an allergy or because it does not fit in: only if it clearly is not the kind you ordered, or was ill and you told us at once on receipt. Do not leave it without care; tell us what happened: ${reach(facts)}`,
  'died-on-the-way': (facts) =>
    `We are sorry. Take a picture of it as it arrived and contact us at once with the order number: ${reach(facts)} Our policy does not name this case: an animal is taken back if it is clearly the wrong kind, or ill and reported at once on receipt. I cannot promise the result from here. ${RIGHTS}`,
  'if-it-dies': (facts) =>
    `There is no guarantee for an animal that dies days after receipt: it is taken back only if it was clearly the wrong kind, or ill and reported at once on receipt. Tell us all the same, with the order number and a vet’s report; the owner decides: ${reach(facts)} ${RIGHTS}`,

  // The shop
  owner: (facts) =>
    `I do not know the owner’s name. What the shop states officially is at the foot of each page and in ${pathText('/terms')}. To talk to the owner: ${reach(facts)}`,
  reviews: `What customers say of their animals is in ${pathText('/reviews')}, and reviews of products on their pages. You write yours from your order in ${ORDERS} after it has arrived.`,
  branches: (facts) =>
    `I know of no other branch: we are in ${inEnglishWords(facts.address)}. Before you come: ${reach(facts)}`,
  'consumer-protection': (facts, { replyHours }) =>
    `That is your right, at any time. We would like to put it right first: send us the order number, what happened and what you want: ${reach(facts)} We reply within ${replyHours} hours.`,
  'paid-and-nothing-came': (facts) =>
    `We are sorry. Open the order in ${ORDERS} to see its state, then contact us now with its number and the receipt: we deliver it or return your money: ${reach(facts)}`,
  'no-app':
    'I know of no app: the whole shop is on this site, and your browser’s menu can add it to the home screen.',
  'delete-data': `You delete your account and data yourself in ${PROFILE}. Past orders stay in the shop’s books without name, phone or address. More in ${pathText('/privacy')}.`,
  'data-shared': `Your data is not sold, and given to nobody but who delivers your order. More in ${pathText('/privacy')}.`,
  'conversations-kept': `This conversation is kept on your device only. A question without an answer is kept without what identifies you, so that we can answer it. More in ${pathText('/privacy')}.`,
  'no-boarding':
    'We do not board animals. Ask a vet clinic or a pet hotel nearby, and see to vaccination first.',
  'no-grooming':
    'We offer no grooming, bathing or nail clipping. Matted coats and long nails are for a vet or a groomer.',
}
