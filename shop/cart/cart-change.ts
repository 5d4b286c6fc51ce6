/**
 * Changes of the cart run one after the other, so that the last response is the cart as it is. Not by `useChange`,
 * which drops a second change while one is under way, and shows none before the shop has answered.
 */
export const CART_CHANGE = { mutationKey: ['/api/cart'], scope: { id: 'cart' } }
